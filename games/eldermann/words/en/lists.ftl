list-home = Which home to choose
list-home-rest = then any other that is free
list-plunder = Which goods the pirates take
list-plunder-rest = then any other
