"""Pictures: a view becomes a scene, a scene becomes pixels. `render.pictures.draw` gives the PNG bytes of a scene."""
