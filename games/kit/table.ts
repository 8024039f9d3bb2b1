/**
 * A match as it is stored: a game's state and its random words, the events of the last move, and whether that move can
 * be taken back.
 */
import { type Meta, readOptions, refusePlayers } from './meta.ts';
import { Random, type RandomWords, freshSeed, randomFrom } from './random.ts';
import { type GameEvent, type Move, type Rules, type Seat, heard, movers } from './rules.ts';

/** boardgame.io's `G`. In a view, `seed` is empty and `random` all zeros. */
export interface Table<State extends object = object> {
  readonly state: State;
  readonly seed: string;
  readonly random: RandomWords;
  /** The events of the last move. */
  readonly events: readonly GameEvent[];
  /** Whether the player who made the last move may undo it alone. */
  readonly undoable: boolean;
  /**
   * The seat that made the last move and may undo it if the others agree; only when the move showed nobody anything
   * hidden.
   */
  readonly askable?: Seat;
  /** How many moves have been made. */
  readonly step: number;
  /** The format that the state is in. */
  readonly format: number;
  /** The format the match was begun under. The record of the match replays by the rules of that format. */
  readonly begun: number;
}

/** What a match is created from. If `seed` is missing, a random one is drawn. */
export interface SetupData {
  readonly options?: unknown;
  readonly seed?: string;
}

/** What is wrong with the data that a match is to be created from, as an English sentence; undefined if nothing is. */
export function refuseSetup<Options extends object>(
  meta: Meta<Options>,
  data: unknown,
  players: unknown,
): string | undefined {
  const { min, max } = meta.players;
  if (refusePlayers(meta, players)) return `${meta.id} is for ${min} to ${max} players`;
  if (data === undefined || data === null) return undefined;
  if (typeof data !== 'object' || Array.isArray(data)) return 'setupData must be an object';
  const stray = Object.keys(data).find((key) => key !== 'options' && key !== 'seed');
  if (stray !== undefined) return `setupData has no "${stray}", only "options" and "seed"`;
  const { options, seed } = data as { options?: unknown; seed?: unknown };
  if (seed !== undefined && !(typeof seed === 'string' && seed.length > 0 && seed.length <= 64)) {
    return 'seed must be a text of 1 to 64 characters';
  }
  const read = readOptions(meta, options);
  return read.ok ? undefined : `options refused: ${JSON.stringify(read.refusal)}`;
}

/** A new match from data that nobody has checked. Throws the sentence of `refuseSetup`. */
export function createTable<State extends object, Options extends object>(
  rules: Rules<State, Move, Options>,
  meta: Meta<Options>,
  players: number,
  data: unknown,
): Table<State> {
  const wrong = refuseSetup(meta, data, players);
  if (wrong !== undefined) throw new Error(wrong);
  const { options, seed = freshSeed() } = (data ?? {}) as SetupData;
  const read = readOptions(meta, options);
  if (!read.ok) throw new Error(read.refusal.code);
  return startTable(rules, players, read.value, seed);
}

/** The table before the first move, of a new match or of one that was begun under an earlier format. */
export function startTable<State extends object, Options extends object>(
  rules: Rules<State, Move, Options>,
  players: number,
  options: Options,
  seed: string,
  begun: number = rules.format,
): Table<State> {
  const random = randomFrom(seed);
  const state = rules.setup(players, options, random);
  const table = { state, seed, random: random.words, events: [], undoable: false, step: 0, format: begun, begun };
  return upgradeTable(rules as Rules<State>, table);
}

/**
 * A stored table in today's format; the same object if it already is. Throws an Error for a format of a later version,
 * and for one of before 1.0, which `upgrade` doesn't know.
 */
export function upgradeTable<State extends object>(rules: Rules<State>, table: Table<State>): Table<State> {
  const { format } = table;
  if (format === rules.format) return table;
  if (format > rules.format) throw new Error(`${rules.id} knows format ${rules.format}, not ${format}`);
  const state = rules.upgrade?.(table.state, format);
  if (state === undefined) throw new Error(`${rules.id} knows format ${rules.format}; ${format} is from before 1.0`);
  return { ...table, state, format: rules.format };
}

/** The table after a move that `refuse` has passed. Doesn't change the table before. */
export function nextTable<State extends object>(
  rules: Rules<State>,
  before: Table<State>,
  seat: Seat,
  move: Move,
): Table<State> {
  const { random, seed, step, format, begun } = before;
  const words: RandomWords = [random[0], random[1], random[2], random[3]];
  return carryOut(rules, { state: rules.clone(before.state), random: words, seed, step, format, begun }, seat, move);
}

/** The parts of a table that the next move continues from. */
type Standing<State extends object> = Pick<Table<State>, 'state' | 'random' | 'seed' | 'step' | 'format' | 'begun'>;

/**
 * Like `nextTable`, but reuses the state and random words of `before`, for callers that don't need it any more. The
 * player may undo the move if it used no chance, showed nobody anything hidden, and no other seat was or becomes able
 * to move. If another seat was or becomes able to, the player may ask the others for the undo. The rules handle moves
 * that others had agreed to.
 */
export function carryOut<State extends object>(
  rules: Rules<State>,
  before: Standing<State>,
  seat: Seat,
  move: Move,
): Table<State> {
  const { state, random: words, seed, step, format, begun } = before;
  const alone = isOnly(movers(rules, state), seat);
  const random = new Random(words);
  const events: GameEvent[] = [];
  rules.apply(state, seat, move, random, (event) => events.push(event));
  const final = random.draws > 0 || someFinal(events);
  const moving = movers(rules, state);
  const undoable = !final && alone && isOnly(moving, seat);
  const after: Mutable<Table<State>> = { state, seed, random: words, events, undoable, step: step + 1, format, begun };
  if (!final && !undoable && moving.length > 0) after.askable = seat;
  return after;
}

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/**
 * Whether the move can't be undone even if everybody agrees: it showed something hidden, or somebody had agreed to it.
 */
function someFinal(events: readonly GameEvent[]): boolean {
  for (let i = 0; i < events.length; i++) if (events[i]!.reveals === true || events[i]!.agreed === true) return true;
  return false;
}

function isOnly(seats: readonly Seat[], seat: Seat): boolean {
  return seats.length === 1 && seats[0] === seat;
}

/** What `seat` may be sent of a table. A number that is no seat of this match gets what a spectator (null) sees. */
export function viewTable<State extends object>(
  rules: Rules<State>,
  table: Table<State>,
  seat: Seat | null,
): Table<State> {
  const known = seat !== null && seat < rules.players(table.state) ? seat : null;
  return {
    state: rules.view(table.state, known),
    seed: '',
    random: [0, 0, 0, 0],
    events: table.events.map((event) => heard(event, known)),
    undoable: table.undoable,
    ...(table.askable === undefined ? {} : { askable: table.askable }),
    step: table.step,
    format: table.format,
    begun: table.begun,
  };
}
