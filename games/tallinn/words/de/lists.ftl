list-tower = Woraus ich einen Turm baue
list-tower-rest = sonst kein Turm
