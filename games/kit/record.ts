/** Recorded games: replays them, compares positions by a hash, and reads boardgame.io's log. */
import { fromAction, seatOf } from './action.ts';
import { type Meta, readOptions, refusePlayers } from './meta.ts';
import { randomFrom } from './random.ts';
import { type GameEvent, type GameRecord, type Move, type Rules, type Seat, type Turn, movers } from './rules.ts';
import { type Table, carryOut, nextTable, startTable } from './table.ts';

/** Stands for the format of a record that names none: it is from before 1.0, and no rules replay it. */
export const NO_FORMAT = 0;

/**
 * Plays a record from its seed and returns the last table. Calls `onMove` with the table after each move. The record
 * may come from anywhere: throws an Error for the first thing that is wrong with it.
 */
export function replay<State extends object, M extends Move, Options extends object>(
  rules: Rules<State, M, Options>,
  meta: Meta<Options>,
  record: GameRecord,
  onMove?: (table: Table<State>, turn: Turn, index: number) => void,
): Table<State> {
  const course = replaying(rules, meta, record);
  for (;;) {
    const { value, done } = course.next();
    if (done === true) return value;
    onMove?.(value.table, value.turn, value.index);
  }
}

/** A record doesn't fit the rules; it is the record's fault, and nobody's of the code. */
export class RecordRefused extends Error {}

/** Like `replay`, but move by move, so that the caller can pause in between. */
export function* replaying<State extends object, M extends Move, Options extends object>(
  rules: Rules<State, M, Options>,
  meta: Meta<Options>,
  record: GameRecord,
): Generator<{ readonly table: Table<State>; readonly turn: Turn; readonly index: number }, Table<State>> {
  if (record.game !== rules.id) throw new RecordRefused(`a record of ${record.game} is no record of ${rules.id}`);
  const options = readOptions(meta, record.options);
  const refusal = options.ok ? refusePlayers(meta, record.players) : options.refusal;
  if (!options.ok || refusal) throw new RecordRefused(`record refused: ${JSON.stringify(refusal)}`);
  const open = rules as Rules<State>;
  let table = startTable(rules, record.players, options.value, record.seed, record.format);
  for (const [index, turn] of record.turns.entries()) {
    table = judged(open, table, turn, index);
    yield { table, turn, index };
  }
  return table;
}

/**
 * As much of a record as these rules can replay: all of it, or the moves before the first refused one. Throws if even
 * the start is impossible.
 */
export function soundPart<M extends Move, Options extends object>(
  rules: Rules<object, M, Options>,
  meta: Meta<Options>,
  record: GameRecord,
): GameRecord {
  let sound = 0;
  replay(rules, meta, { ...record, turns: [] });
  try {
    replay(rules, meta, record, (_table, _turn, index) => (sound = index + 1));
    return record;
  } catch {
    return { ...record, turns: record.turns.slice(0, sound) };
  }
}

function judged<State extends object>(rules: Rules<State>, table: Table<State>, turn: Turn, index: number) {
  const refusal = rules.refuse(table.state, turn.seat, turn.move);
  if (refusal === undefined) return nextTable(rules, table, turn.seat, turn.move);
  throw new RecordRefused(`turn ${index} (${JSON.stringify(turn)}) refused: ${JSON.stringify(refusal)}`);
}

/** Whether a value from anywhere has the shape of a turn. Whether the move is legal turns out when it is replayed. */
export function isTurn(value: unknown): value is Turn {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, move, standIn } = value as Partial<Record<keyof Turn, unknown>>;
  if (standIn !== undefined && typeof standIn !== 'string') return false;
  return Number.isInteger(seat) && typeof move === 'object' && move !== null && typeof (move as Move).type === 'string';
}

/** How to set up a game that is played at random. The same start always gives the same game. */
export interface Start<Options extends object = object> {
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
}

/** Plays a game with uniformly random legal moves to its end, or for `limit` moves. */
export function recordRandomGame<State extends object, M extends Move, Options extends object>(
  rules: Rules<State, M, Options>,
  start: Start<Options>,
  limit = Number.POSITIVE_INFINITY,
): { readonly record: GameRecord<M, Options>; readonly end: Table<State> } {
  const open = rules as Rules<State>;
  const chooser = randomFrom(`${start.seed} moves`);
  const turns: Turn<M>[] = [];
  let table = startTable(rules, start.players, start.options, start.seed);
  while (turns.length < limit) {
    const seats = movers(rules, table.state);
    if (seats.length === 0) break;
    const seat = chooser.pick(seats);
    const move = chooser.pick(rules.legal(table.state, seat));
    turns.push({ seat, move });
    // Nobody needs the earlier tables here, and copying the state would take as long as everything else together.
    table = carryOut(open, table, seat, move);
  }
  return { record: { game: rules.id, ...start, format: rules.format, turns }, end: table };
}

/** The fields of boardgame.io's log entries that are read here. */
export interface LogEntry {
  readonly _stateID: number;
  readonly action: {
    readonly type: string;
    readonly payload: { readonly type?: unknown; readonly args?: unknown; readonly playerID?: unknown };
  };
  readonly metadata?: unknown;
  readonly events?: unknown;
}

/** A turn with boardgame.io's `_stateID` after it. Those of stock games keep their events: they may not follow again. */
export interface LoggedTurn extends Turn {
  readonly stateID: number;
  readonly events?: readonly GameEvent[];
}

/** The turns that remain in an unredacted boardgame.io log: without undone ones, with redone ones. */
export function turnsOf(log: readonly LogEntry[]): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  const undone: LoggedTurn[] = [];
  for (const { action, metadata, events, _stateID } of log) {
    const stateID = _stateID + 1;
    if (action.type === 'MAKE_MOVE') {
      undone.length = 0;
      const kept = events === undefined ? {} : { events: events as readonly GameEvent[] };
      turns.push({ ...turnOf(action.payload), ...standInOf(metadata), ...kept, stateID });
    } else if (action.type === 'UNDO') {
      undone.push(turns.pop() as LoggedTurn);
    } else if (action.type === 'REDO') {
      turns.push({ ...(undone.pop() as LoggedTurn), stateID });
    }
  }
  return turns;
}

/** Moves that one seat undid in a row, and how many moves stood after that. */
export interface Undone {
  readonly seat: Seat;
  readonly count: number;
  readonly step: number;
}

/**
 * What was undone, and not redone, by boardgame.io's log or the end of it; `step` moves stand after all of it. What was
 * undone among moves that were undone themselves later belongs to the move before those.
 */
export function undoneOf(log: readonly LogEntry[], step: number): readonly Undone[] {
  let undone: Undone[] = [];
  let at = 0;
  for (const { action } of log) {
    if (action.type !== 'UNDO') {
      at++;
      if (action.type === 'REDO') undone = redone(undone);
      continue;
    }
    at--;
    const seat = seatOf(action.payload.playerID);
    const last = undone.at(-1);
    if (seat === null) continue;
    if (last?.seat === seat && last.step === at + 1) undone.splice(-1, 1, { seat, count: last.count + 1, step: at });
    else undone.push({ seat, count: 1, step: at });
    for (const [index, each] of undone.entries()) if (each.step > at) undone[index] = { ...each, step: at };
  }
  return undone.map((each) => ({ ...each, step: each.step + step - at }));
}

function redone(undone: readonly Undone[]): Undone[] {
  const last = undone.at(-1);
  if (last === undefined) return [];
  const { seat, count, step } = last;
  return [...undone.slice(0, -1), ...(count > 1 ? [{ seat, count: count - 1, step: step + 1 }] : [])];
}

function turnOf({ type, args, playerID }: LogEntry['action']['payload']): Turn {
  const seat = seatOf(playerID);
  const move = fromAction(String(type), Array.isArray(args) ? args[0] : args);
  if (seat === null || move === undefined) throw new Error(`no move in the log entry of ${String(type)}`);
  return { seat, move };
}

/**
 * What the `metadata` of a log entry says about who made the move: nothing, or the level of the bot that stood in for
 * the player.
 */
export function standInOf(mark: unknown): Pick<Turn, 'standIn'> {
  if (typeof mark !== 'object' || mark === null || !('standIn' in mark)) return {};
  return { standIn: String(mark.standIn) };
}

/**
 * The events of one move: all of them, or what one observer may hear (`heard`); and the bot's level if a bot stood in.
 */
export interface Moment extends Pick<Turn, 'standIn'> {
  readonly events: readonly GameEvent[];
}

/** A moment with boardgame.io's `_stateID` after it. */
export interface LoggedMoment extends Moment {
  readonly stateID: number;
}

/** The moments of all turns since `start`, the table that the match began with. */
export function historyOf<State extends object>(
  rules: Rules<State>,
  start: Table<State>,
  turns: readonly LoggedTurn[],
): LoggedMoment[] {
  let table = start;
  return turns.map(({ seat, move, standIn, stateID, events }) => {
    if (events === undefined) table = nextTable(rules, table, seat, move);
    return { stateID, events: events ?? table.events, ...(standIn === undefined ? {} : { standIn }) };
  });
}

/**
 * A 64-bit hash of a JSON value, as 16 hexadecimal digits. It is the same on every platform and for every order of
 * keys.
 */
export function hash(value: unknown): string {
  const text = canonical(value);
  let low = 0x2545f491;
  let high = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + (low >>> 15)), 0x85ebca6b);
  }
  return digits(low ^ (high >>> 13)) + digits(high ^ (low >>> 16));
}

/** The `hash` of a table's content, whatever format the table is in. */
export function hashTable(table: Table): string {
  return hash({ ...table, format: undefined, begun: undefined });
}

function digits(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}
