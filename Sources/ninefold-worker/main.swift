import Worker

WorkerCommand.runProgram()
