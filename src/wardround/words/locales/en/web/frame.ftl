web-no-page = There is no such page.
web-home = Front page
