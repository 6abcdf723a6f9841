import Commands

WorkerCommand.runProgram()
