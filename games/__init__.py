"""Games: rules as agendas of rulebook sections."""
