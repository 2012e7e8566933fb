list-tower = What to build a tower from
list-tower-rest = else no tower
