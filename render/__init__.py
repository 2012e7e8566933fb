"""Pictures: a view becomes a scene, a scene becomes pixels."""
