BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	choice TEXT NOT NULL, 
	ask INTEGER NOT NULL, 
	drawn TEXT NOT NULL, 
	events TEXT NOT NULL, 
	barrier BOOLEAN NOT NULL, 
	rules_version INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('K7Q2',1,1,0,'push N1',1,'[4]','[{"key": "pushed"}]',0,3,2001);
CREATE TABLE guilds (
	guild_id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	place TEXT NOT NULL, 
	category_id INTEGER, 
	locale TEXT, 
	starters TEXT NOT NULL, 
	archive TEXT NOT NULL, 
	left_at INTEGER, 
	CONSTRAINT pk_guilds PRIMARY KEY (guild_id)
);
INSERT INTO "guilds" VALUES(810001,'','thread',NULL,NULL,'everyone','archive',NULL);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	token TEXT NOT NULL, 
	table_id TEXT, 
	recipient TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	about TEXT NOT NULL, 
	seat INTEGER, 
	since INTEGER NOT NULL, 
	upto INTEGER NOT NULL, 
	created_at INTEGER NOT NULL, 
	due_at INTEGER NOT NULL, 
	attempts INTEGER NOT NULL, 
	attempted_at INTEGER, 
	process TEXT, 
	error TEXT, 
	gave_up_at INTEGER, 
	CONSTRAINT fk_outbox_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE, 
	CONSTRAINT uq_outbox_token UNIQUE (token)
);
CREATE TABLE panels (
	message_id INTEGER NOT NULL, 
	channel_id INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	about TEXT NOT NULL, 
	seat INTEGER, 
	token TEXT NOT NULL, 
	since INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	posted_at INTEGER NOT NULL, 
	live BOOLEAN NOT NULL, 
	CONSTRAINT pk_panels PRIMARY KEY (message_id), 
	CONSTRAINT fk_panels_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id INTEGER, 
	computer TEXT, 
	name TEXT NOT NULL, 
	joined INTEGER NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('K7Q2',0,830003,NULL,'Seat 0',0);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_snapshots_table_id FOREIGN KEY(table_id) REFERENCES tables (table_id) ON DELETE CASCADE
);
CREATE TABLE tables (
	table_id TEXT NOT NULL, 
	guild_id INTEGER NOT NULL, 
	home_id INTEGER NOT NULL, 
	place_id INTEGER, 
	place_note TEXT, 
	game TEXT NOT NULL, 
	options TEXT NOT NULL, 
	locale TEXT NOT NULL, 
	stage TEXT NOT NULL, 
	host_id INTEGER, 
	seed BLOB NOT NULL, 
	commitment TEXT NOT NULL, 
	joins TEXT NOT NULL, 
	draws INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	created_at INTEGER NOT NULL, 
	started_at INTEGER, 
	ended_at INTEGER, 
	lobby_message_id INTEGER, 
	votes TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (table_id), 
	CONSTRAINT fk_tables_guild_id FOREIGN KEY(guild_id) REFERENCES guilds (guild_id) ON DELETE CASCADE
);
INSERT INTO "tables" VALUES('K7Q2',810001,820002,NULL,NULL,'towers','{}','en','lobby',NULL,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','c0ffee','',0,0,0,3,1000,NULL,NULL,NULL,'[0]');
CREATE TABLE users (
	user_id INTEGER NOT NULL, 
	locale TEXT, 
	language TEXT, 
	dms TEXT NOT NULL, 
	dm_channel_id INTEGER, 
	CONSTRAINT pk_users PRIMARY KEY (user_id)
);
INSERT INTO "users" VALUES(830003,'de',NULL,'on',NULL);
CREATE INDEX ix_tables_guild_id_stage ON tables (guild_id, stage);
CREATE INDEX ix_tables_home_id ON tables (home_id);
CREATE INDEX ix_tables_host_id ON tables (host_id);
CREATE INDEX ix_tables_place_id ON tables (place_id);
CREATE INDEX ix_tables_stage ON tables (stage);
CREATE INDEX ix_outbox_recipient_id ON outbox (recipient, id);
CREATE INDEX ix_outbox_table_id ON outbox (table_id);
CREATE INDEX ix_panels_channel_id ON panels (channel_id);
CREATE INDEX ix_panels_table_id_about ON panels (table_id, about);
CREATE INDEX ix_panels_token ON panels (token);
CREATE INDEX ix_seats_user_id ON seats (user_id);
DELETE FROM "sqlite_sequence";
COMMIT;
