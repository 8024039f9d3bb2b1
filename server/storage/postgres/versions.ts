/** The schema in PostgreSQL as of 1.0.0, and the steps from there: the tables of both engines, and what several servers need. */
import { people, tables } from '../tables.ts';

const DIALECT = {
  long: 'bigint',
  serial: 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  real: 'double precision',
  large: '',
  small: '',
};

export const postgresVersions: readonly string[] = [
  `${tables(DIALECT)}
  -- Which write was the last.
  ALTER TABLE match ADD COLUMN mark text NOT NULL DEFAULT '';
  CREATE INDEX match_by_game ON match (game, updated_at);
  CREATE INDEX match_by_age ON match (unlisted, created_at);
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
  `,
  people(DIALECT),
];
