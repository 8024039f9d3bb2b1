/** The schema in PostgreSQL as of 1.0.0, and the steps from there: the same tables as in SQLite, and those that several servers need. */
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
    updated_at bigint NOT NULL,
    -- How often it was written: who writes it from an older one has missed something. And by which write last.
    version integer NOT NULL DEFAULT 0,
    mark text NOT NULL DEFAULT ''
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
  -- Servers, until when they surely live, and what each of them looks after.
  CREATE TABLE node (
    id text PRIMARY KEY,
    until timestamptz NOT NULL
  );
  CREATE TABLE lease (
    match text PRIMARY KEY,
    node text NOT NULL
  );
  CREATE INDEX lease_by_node ON lease (node);
  CREATE INDEX match_going ON match (id) WHERE over = 0;
  -- Who follows which match where: a seat, or -1, and the hash of what they hold.
  CREATE TABLE presence (
    match text NOT NULL,
    node text NOT NULL REFERENCES node ON DELETE CASCADE,
    seat integer NOT NULL,
    key text NOT NULL,
    PRIMARY KEY (match, node, seat, key)
  );
  CREATE INDEX presence_by_node ON presence (node);
  -- What only the server knows that looks after a match.
  CREATE TABLE standing (
    match text PRIMARY KEY,
    told text NOT NULL,
    at timestamptz NOT NULL
  );
  CREATE TABLE secret (
    name text PRIMARY KEY,
    value text NOT NULL
  );
  -- How often somebody has done what is limited, by the hash of their address.
  CREATE TABLE spent (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  -- The server that writes; whoever is none has no name.
  CREATE FUNCTION this_node() RETURNS text LANGUAGE sql STABLE AS $$
    SELECT coalesce(nullif(current_setting('agora.node', true), ''), '-')
  $$;
  -- Servers that tell each other by another line are silent here: what they write isn't told again.
  CREATE FUNCTION is_silent() RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT coalesce(current_setting('agora.silent', true), '') = 'true'
  $$;
  -- Of what is done at a match hear the servers that look after it or have somebody there, and no other; of who sits where, all.
  CREATE FUNCTION tell_at(kind text, at text, more text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF is_silent() THEN RETURN; END IF;
    PERFORM pg_notify('agora_at_' || concerned.node, concat_ws(' ', kind, this_node(), at, more))
    FROM (SELECT node FROM lease WHERE match = at UNION SELECT node FROM presence WHERE match = at) AS concerned
    WHERE concerned.node <> this_node();
  END $$;
  -- Tells what has become of a match, by whom, and its id.
  CREATE FUNCTION tell_match() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    told text;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      told := 'made';
      IF this_node() <> '-' THEN INSERT INTO lease VALUES (NEW.id, this_node()) ON CONFLICT DO NOTHING; END IF;
    ELSIF TG_OP = 'DELETE' THEN
      told := 'gone';
    ELSIF NEW.state_id <> OLD.state_id THEN
      told := CASE WHEN NEW.initial <> OLD.initial THEN 'dealt' ELSE 'moved' END;
      PERFORM tell_at(told, NEW.id, NULL);
      -- That it begins or is over stands in the lists.
      told := CASE WHEN told = 'dealt' OR NEW.over <> OLD.over THEN 'seats' END;
    ELSIF NEW.metadata <> OLD.metadata THEN
      told := 'seats';
    ELSE
      PERFORM tell_at('touched', NEW.id, NULL);
    END IF;
    IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NEW.over = 1 AND OLD.over = 0) THEN
      DELETE FROM lease WHERE match = OLD.id;
      DELETE FROM standing WHERE match = OLD.id;
    END IF;
    IF told IS NOT NULL AND NOT is_silent() THEN
      PERFORM pg_notify('agora_match', concat_ws(' ', told, this_node(), coalesce(NEW.id, OLD.id)));
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER match_written AFTER INSERT OR UPDATE OR DELETE ON match FOR EACH ROW EXECUTE FUNCTION tell_match();
  CREATE FUNCTION tell_chat() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_at('said', NEW.match, NEW.id::text);
    RETURN NULL;
  END $$;
  CREATE TRIGGER chat_said AFTER INSERT ON chat FOR EACH ROW EXECUTE FUNCTION tell_chat();
  CREATE FUNCTION tell_presence() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT is_silent() THEN
      PERFORM pg_notify('agora_node', concat_ws(' ', 'here', coalesce(NEW.node, OLD.node), coalesce(NEW.match, OLD.match)));
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER presence_told AFTER INSERT OR DELETE ON presence FOR EACH ROW EXECUTE FUNCTION tell_presence();
  CREATE FUNCTION tell_standing() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell_at('standing', coalesce(NEW.match, OLD.match), NULL);
    RETURN NULL;
  END $$;
  CREATE TRIGGER standing_told AFTER INSERT OR UPDATE OR DELETE ON standing
    FOR EACH ROW EXECUTE FUNCTION tell_standing();
  CREATE TABLE ban (
    range text PRIMARY KEY,
    since bigint NOT NULL
  );
  -- People with a passkey: its public half, their browsers and seats by hashes. No secret of theirs is here.
  CREATE TABLE person (
    id text PRIMARY KEY,
    name text NOT NULL,
    settings text NOT NULL,
    version integer NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
  );
  CREATE TABLE passkey (
    id text PRIMARY KEY,
    person text NOT NULL REFERENCES person ON DELETE CASCADE,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
  );
  CREATE INDEX passkey_by_person ON passkey (person);
  CREATE TABLE browser (
    key text PRIMARY KEY,
    passkey text NOT NULL REFERENCES passkey ON DELETE CASCADE,
    created_at bigint NOT NULL
  );
  CREATE INDEX browser_by_passkey ON browser (passkey);
  CREATE TABLE holding (
    person text NOT NULL REFERENCES person ON DELETE CASCADE,
    match text NOT NULL REFERENCES match ON DELETE CASCADE,
    seat integer NOT NULL,
    key text NOT NULL,
    tied_at bigint NOT NULL,
    PRIMARY KEY (person, match)
  );
  CREATE INDEX holding_by_match ON holding (match);
  CREATE TABLE challenge (
    hash text PRIMARY KEY,
    person text,
    until bigint NOT NULL
  );
  -- How those did who have played a deal of the day: whose it is by a person, or by the hash of a browser's key.
  CREATE TABLE daily (
    game text NOT NULL,
    day text NOT NULL,
    who text NOT NULL,
    person text REFERENCES person ON DELETE CASCADE,
    name text,
    place integer NOT NULL,
    points integer NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (game, day, who)
  );
  CREATE INDEX daily_by_who ON daily (who);
  CREATE INDEX daily_by_person ON daily (person);
  -- The days since 1970 on which a server ran: by them it is counted how long matches have lain, whatever a clock says.
  CREATE TABLE served (
    day integer PRIMARY KEY
  );
  -- What was answered to requests and commands that may come again, under their keys; for an hour (answers.ts).
  CREATE TABLE answered (
    mark text PRIMARY KEY,
    told text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX answered_by_age ON answered (at);
  -- The keys of seats that a passkey has brought to other browsers, by their hashes: they go with it.
  CREATE TABLE brought (
    key text PRIMARY KEY,
    passkey text NOT NULL REFERENCES passkey ON DELETE CASCADE,
    browser text NOT NULL,
    match text NOT NULL REFERENCES match ON DELETE CASCADE,
    seat integer NOT NULL
  );
  CREATE INDEX brought_by_passkey ON brought (passkey);
  CREATE INDEX brought_by_match ON brought (match);
  `,
];
