"""What users do and are answered: one desk for each kind of wish, all behind `Dispatcher`."""
