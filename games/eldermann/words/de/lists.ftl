list-home = Welche Heimatstadt ich wähle
list-home-rest = danach jede andere, die frei ist
list-plunder = Welche Waren die Piraten nehmen
list-plunder-rest = danach jede andere
