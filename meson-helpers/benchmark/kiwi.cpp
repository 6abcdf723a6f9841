// Times Kiwi: `kiwi FILE` prints, for each system of the file (Sources/solver-bench/SystemFile.swift
// has the format), its name, the median time of solving it in nanoseconds, and how many constraints
// Kiwi could not take. What is timed is everything from plain numbers to values: making constraints,
// adding them to a solver, and updating the variables. As in Sources/solver-bench/main.swift, memory is
// kept from one run to the next: the solver is reset, and its variables serve again, which makes Kiwi
// 1.2 to 1.4 times as fast as beginning with new ones.

#include <kiwi/kiwi.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <set>
#include <string>
#include <vector>

namespace {

// As in Sources/solver-bench/main.swift.
constexpr long long longTime = 1'000'000'000, samplingTime = 3'000'000, leastSample = 20'000;
constexpr size_t mostSamples = 100;

struct Row {
  kiwi::RelationalOperator relation;
  double strength, constant;
  std::vector<std::pair<size_t, double>> terms;
};

// Distinct optional priorities become descending strengths, as far apart as Kiwi's range allows:
// its clipped strengths go up to 1e9, and its own are 1000 apart.
void setStrengths(std::vector<Row>& rows, const std::vector<double>& priorities) {
  std::set<double> levels;
  for (double priority : priorities)
    if (priority < 1000) levels.insert(priority);
  const double step = std::min(1000.0, std::pow(1e9, 1.0 / std::max<size_t>(1, levels.size())));
  for (size_t row = 0; row < rows.size(); ++row)
    rows[row].strength = priorities[row] >= 1000
        ? kiwi::strength::required
        : std::pow(step, std::distance(levels.begin(), levels.find(priorities[row])));
}

// What is kept from one run to the next.
struct Kept {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
};

// Solves a system and returns how many constraints were refused.
size_t solve(Kept& kept, const std::vector<Row>& rows, size_t variableCount) {
  auto& [solver, variables] = kept;
  solver.reset();
  if (variables.size() < variableCount) variables.resize(variableCount);
  size_t refused = 0;
  for (const Row& row : rows) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto& [variable, coefficient] : row.terms)
      terms.emplace_back(variables[variable], coefficient);
    const kiwi::Expression expression(std::move(terms), row.constant);
    try {
      solver.addConstraint(kiwi::Constraint(expression, row.relation, row.strength));
    } catch (const kiwi::UnsatisfiableConstraint&) {
      ++refused;
    } catch (const kiwi::DuplicateConstraint&) {
      ++refused;
    } catch (const kiwi::InternalSolverError&) {
      ++refused;
    }
  }
  solver.updateVariables();
  return refused;
}

long long now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1'000'000'000LL + time.tv_nsec;
}

template <typename Run>
double medianTime(Run run) {
  const auto sample = [&run](long long repetitions) {
    const long long start = now();
    for (long long index = 0; index < repetitions; ++index) run();
    return now() - start;
  };
  const long long first = sample(1);
  if (first >= longTime) return double(first);
  const long long repetitions = leastSample / std::max(1LL, std::min(first, sample(1))) + 1;
  std::vector<long long> times;
  const long long start = now();
  while (times.size() < mostSamples && (times.size() < 3 || now() - start < samplingTime))
    times.push_back(sample(repetitions));
  std::sort(times.begin(), times.end());
  return double(times[times.size() / 2]) / double(repetitions);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: kiwi FILE\n";
    return 2;
  }
  std::ifstream file(argv[1]);
  std::string word, name;
  size_t variableCount, rowCount;
  Kept kept;
  while (file >> word >> name >> variableCount >> rowCount) {
    std::vector<Row> rows(rowCount);
    std::vector<double> priorities(rowCount);
    for (size_t index = 0; index < rowCount; ++index) {
      Row& row = rows[index];
      size_t termCount;
      file >> word >> priorities[index] >> row.constant >> termCount;
      row.relation = word == "==" ? kiwi::OP_EQ : word == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
      row.terms.resize(termCount);
      for (auto& [variable, coefficient] : row.terms) file >> variable >> coefficient;
    }
    setStrengths(rows, priorities);

    size_t refused = 0;
    const double time = medianTime([&] { refused = solve(kept, rows, variableCount); });
    std::cout << name << ' ' << time << ' ' << refused << std::endl;
  }
}
