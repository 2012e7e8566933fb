# For those who manage a server: pages behind `/settings`, and `/admin`

button-settings = All settings
