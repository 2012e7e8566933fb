"""What users do and are answered: one handler for each kind of wish, all behind `Dispatcher`."""
