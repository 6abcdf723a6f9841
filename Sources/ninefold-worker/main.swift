import Worker

WorkerCommand.main()
