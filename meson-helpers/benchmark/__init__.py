"""What meson-helpers/bench measures. The worker is asked as the proofs ask it."""
import os, sys

sys.path.append(os.path.join(os.path.dirname(__file__), "../../Tests/Proofs"))
