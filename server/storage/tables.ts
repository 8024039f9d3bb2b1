/** The tables that both engines have: as of 1.0.0, and the step from there. */

/** How an engine says what the two say otherwise. */
interface Dialect {
  /** A number of more than 32 bits, such as milliseconds since 1970. */
  readonly long: string;
  /** A number that the engine counts up. */
  readonly serial: string;
  /** A number that may have a fraction. */
  readonly real: string;
  /** What stands behind a table, and behind one with short rows. */
  readonly large: string;
  readonly small: string;
}

export const tables = ({ long, serial, large, small }: Dialect): string => `
  CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    initial TEXT NOT NULL,
    metadata TEXT NOT NULL,
    unlisted INTEGER NOT NULL,
    over INTEGER NOT NULL,
    created_at ${long} NOT NULL,
    updated_at ${long} NOT NULL,
    -- How often it was written: who writes it from an older one has missed something.
    version INTEGER NOT NULL DEFAULT 0
  ) ${large};
  CREATE TABLE log (
    match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, position)
  ) ${small};
  CREATE TABLE chat (
    id ${serial},
    match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER,
    text TEXT NOT NULL,
    at ${long} NOT NULL,
    phrase TEXT,
    name TEXT
  ) ${large};
  CREATE INDEX chat_by_match ON chat (match, id);
  CREATE TABLE format (
    game TEXT PRIMARY KEY,
    number INTEGER NOT NULL
  ) ${small};
  CREATE TABLE ban (
    range TEXT PRIMARY KEY,
    since ${long} NOT NULL
  ) ${small};
  -- People: the public halves of their passkeys, their browsers and seats by hashes. No secret of theirs is here.
  CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at ${long} NOT NULL,
    used_at ${long} NOT NULL
  ) ${large};
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter ${long} NOT NULL,
    created_at ${long} NOT NULL,
    used_at ${long} NOT NULL
  ) ${large};
  CREATE INDEX passkey_by_person ON passkey (person);
  CREATE TABLE browser (
    key TEXT PRIMARY KEY,
    passkey TEXT NOT NULL REFERENCES passkey ON DELETE CASCADE,
    created_at ${long} NOT NULL
  ) ${large};
  CREATE INDEX browser_by_passkey ON browser (passkey);
  CREATE TABLE holding (
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    tied_at ${long} NOT NULL,
    PRIMARY KEY (person, match)
  ) ${large};
  CREATE INDEX holding_by_match ON holding (match);
  CREATE TABLE challenge (
    hash TEXT PRIMARY KEY,
    person TEXT,
    until ${long} NOT NULL
  ) ${large};
  -- How those did who have played a deal of the day: whose it is by a person, or by the hash of a browser's key.
  CREATE TABLE daily (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    who TEXT NOT NULL,
    person TEXT REFERENCES person ON DELETE CASCADE,
    name TEXT,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    at ${long} NOT NULL,
    PRIMARY KEY (game, day, who)
  ) ${small};
  CREATE INDEX daily_by_who ON daily (who);
  CREATE INDEX daily_by_person ON daily (person);
  -- The days since 1970 on which a server ran: by them it is counted how long matches have lain, whatever a clock says.
  CREATE TABLE served (
    day INTEGER PRIMARY KEY
  ) ${large};
  -- What was answered to requests that may come again, under the hashes of their keys; for an hour (answers.ts).
  CREATE TABLE answered (
    mark TEXT PRIMARY KEY,
    told TEXT NOT NULL,
    at ${long} NOT NULL
  ) ${small};
  CREATE INDEX answered_by_age ON answered (at);
  -- The keys of seats that a passkey has brought to other browsers, by their hashes: they go with it.
  CREATE TABLE brought (
    key TEXT PRIMARY KEY,
    passkey TEXT NOT NULL REFERENCES passkey ON DELETE CASCADE,
    browser TEXT NOT NULL,
    match TEXT NOT NULL REFERENCES match ON DELETE CASCADE,
    seat INTEGER NOT NULL
  ) ${large};
  CREATE INDEX brought_by_passkey ON brought (passkey);
  CREATE INDEX brought_by_match ON brought (match);
`;

/** People who are known by a browser alone or by a site's own word, their results, circles and tournaments, and moderation. */
export const people = ({ long, serial, real, large, small }: Dialect): string => `
  -- Where it was said, for a week: an operator bans and mutes by that.
  ALTER TABLE chat ADD COLUMN address TEXT;
  CREATE INDEX chat_with_address ON chat (at) WHERE address IS NOT NULL;
  -- By which a site of somebody's own knows them, where it signs people in.
  ALTER TABLE person ADD COLUMN site TEXT;
  CREATE UNIQUE INDEX person_by_site ON person (site);
  -- The word in the link to their page, while they share it.
  ALTER TABLE person ADD COLUMN page TEXT;
  CREATE UNIQUE INDEX person_by_page ON person (page);
  ALTER TABLE browser RENAME TO browser_before;
  CREATE TABLE browser (
    key TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    -- The one it signed in by, with which it goes.
    passkey TEXT REFERENCES passkey ON DELETE CASCADE,
    created_at ${long} NOT NULL
  ) ${large};
  INSERT INTO browser (key, person, passkey, created_at)
    SELECT key, person, passkey, before.created_at FROM browser_before AS before JOIN passkey ON passkey.id = before.passkey;
  DROP TABLE browser_before;
  CREATE INDEX browser_by_person ON browser (person);
  CREATE INDEX browser_by_passkey ON browser (passkey);
  -- How matches ended in which people sat, which outlasts the matches.
  CREATE TABLE result (
    match TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    at ${long} NOT NULL,
    -- It counts for the ratings of those who sat there: they had agreed to that.
    rated INTEGER NOT NULL
  ) ${small};
  -- Whoever is a person is called as the person is called now.
  CREATE TABLE result_seat (
    match TEXT NOT NULL REFERENCES result ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT REFERENCES person ON DELETE SET NULL,
    name TEXT NOT NULL,
    bot TEXT,
    -- The level of a bot that played for them in the end.
    stand_in TEXT,
    place INTEGER NOT NULL,
    points ${real} NOT NULL,
    PRIMARY KEY (match, seat)
  ) ${small};
  CREATE UNIQUE INDEX result_seat_by_person ON result_seat (person, match);
  -- Groups of people who play together, and the tables that were opened for them.
  CREATE TABLE circle (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- In the link by which one becomes a member.
    word TEXT NOT NULL,
    created_at ${long} NOT NULL
  ) ${large};
  CREATE TABLE member (
    circle TEXT NOT NULL REFERENCES circle ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    keeper INTEGER NOT NULL,
    since ${long} NOT NULL,
    PRIMARY KEY (circle, person)
  ) ${small};
  CREATE INDEX member_by_person ON member (person);
  CREATE TABLE circle_match (
    match TEXT PRIMARY KEY,
    circle TEXT NOT NULL REFERENCES circle ON DELETE CASCADE
  ) ${small};
  CREATE INDEX circle_match_by_circle ON circle_match (circle);
  -- Lines and names that somebody has reported, each with its context as JSON, which outlasts the match.
  CREATE TABLE report (
    id ${serial},
    match TEXT NOT NULL,
    -- "line 17", or the seat with what it was called.
    about TEXT NOT NULL,
    context TEXT NOT NULL,
    at ${long} NOT NULL,
    UNIQUE (match, about)
  ) ${large};
  -- Who may say nothing for a while: an address, a network or a person.
  CREATE TABLE mute (
    whom TEXT PRIMARY KEY,
    until ${long} NOT NULL
  ) ${small};
  -- What the operator has done about people, and why.
  CREATE TABLE deed (
    id ${serial},
    kind TEXT NOT NULL,
    -- The match, the address or the person.
    at_whom TEXT NOT NULL,
    told TEXT NOT NULL,
    why TEXT NOT NULL,
    at ${long} NOT NULL
  ) ${large};
  -- What a circle's members say, when they meet and who comes, and the browsers in which they are called to it.
  CREATE TABLE circle_line (
    id ${serial},
    circle TEXT NOT NULL REFERENCES circle ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    text TEXT NOT NULL,
    at ${long} NOT NULL
  ) ${large};
  CREATE INDEX circle_line_by_circle ON circle_line (circle, id);
  CREATE TABLE gathering (
    id TEXT PRIMARY KEY,
    circle TEXT NOT NULL REFERENCES circle ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    at ${long} NOT NULL,
    game TEXT,
    note TEXT NOT NULL,
    -- Whether the members were called to it.
    called INTEGER NOT NULL
  ) ${small};
  CREATE INDEX gathering_by_circle ON gathering (circle, at);
  CREATE TABLE coming (
    gathering TEXT NOT NULL REFERENCES gathering ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES person ON DELETE CASCADE,
    comes INTEGER NOT NULL,
    PRIMARY KEY (gathering, person)
  ) ${small};
  CREATE TABLE member_call (
    circle TEXT NOT NULL,
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    call TEXT NOT NULL,
    at ${long} NOT NULL,
    PRIMARY KEY (circle, endpoint),
    FOREIGN KEY (circle, person) REFERENCES member ON DELETE CASCADE
  ) ${small};
  -- The chat service that a circle calls, by links to this site, and how often in a row it didn't answer well.
  CREATE TABLE hook (
    circle TEXT PRIMARY KEY REFERENCES circle ON DELETE CASCADE,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    site TEXT NOT NULL,
    failed INTEGER NOT NULL
  ) ${small};
  -- Tournaments: all that becomes of them follows from who entered, the seats of each round, and how its tables ended.
  CREATE TABLE tournament (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- In the link by which one sees and enters it.
    word TEXT NOT NULL,
    circle TEXT REFERENCES circle ON DELETE SET NULL,
    keeper TEXT REFERENCES person ON DELETE SET NULL,
    rules TEXT NOT NULL,
    created_at ${long} NOT NULL,
    begun_at ${long},
    over_at ${long}
  ) ${large};
  CREATE INDEX tournament_by_circle ON tournament (circle);
  CREATE INDEX tournament_by_keeper ON tournament (keeper);
  CREATE TABLE entrant (
    tournament TEXT NOT NULL REFERENCES tournament ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person TEXT REFERENCES person ON DELETE SET NULL,
    -- What orders those who are equal.
    lot TEXT NOT NULL,
    gone INTEGER NOT NULL,
    PRIMARY KEY (tournament, number)
  ) ${small};
  CREATE UNIQUE INDEX entrant_by_person ON entrant (person, tournament);
  -- The tables of a round in one row, so that of several servers that begin it one does.
  CREATE TABLE tournament_round (
    tournament TEXT NOT NULL REFERENCES tournament ON DELETE CASCADE,
    round INTEGER NOT NULL,
    seats TEXT NOT NULL,
    PRIMARY KEY (tournament, round)
  ) ${small};
  CREATE TABLE tournament_table (
    tournament TEXT NOT NULL REFERENCES tournament ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    match TEXT NOT NULL,
    -- How long somebody is waited for.
    until ${long},
    over INTEGER NOT NULL,
    places TEXT,
    absent TEXT NOT NULL,
    PRIMARY KEY (tournament, round, number)
  ) ${small};
`;
