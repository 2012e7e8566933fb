"""The parts that every route and every act needs: gateway, interactions, messages, faults, limits."""
