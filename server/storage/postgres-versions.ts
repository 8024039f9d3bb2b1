/** The tables in PostgreSQL, and how an older database becomes a newer one. They are those of SQLite. */
export const postgresVersions: readonly string[] = [
  `
  CREATE TABLE match (
    id text PRIMARY KEY,
    game text NOT NULL,
    state_id integer NOT NULL,
    state text NOT NULL,
    initial text NOT NULL,
    metadata text NOT NULL,
    unlisted integer NOT NULL,
    over integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
  );
  CREATE INDEX match_by_game ON match (game, updated_at);
  CREATE INDEX match_by_age ON match (unlisted, created_at);
  CREATE TABLE log (
    match text NOT NULL REFERENCES match ON DELETE CASCADE,
    position integer NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (match, position)
  );
  CREATE TABLE chat (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    match text NOT NULL REFERENCES match ON DELETE CASCADE,
    seat integer,
    text text NOT NULL,
    phrase text,
    name text,
    at bigint NOT NULL
  );
  CREATE INDEX chat_by_match ON chat (match, id);
  CREATE TABLE format (
    game text PRIMARY KEY,
    number integer NOT NULL
  );
  -- Tells everybody who remembers a match that it was written: its id, and nothing of it.
  CREATE FUNCTION tell_match() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('agora_match', coalesce(NEW.id, OLD.id));
    RETURN NULL;
  END $$;
  CREATE TRIGGER match_written AFTER INSERT OR UPDATE OR DELETE ON match FOR EACH ROW EXECUTE FUNCTION tell_match();
  `,
];
