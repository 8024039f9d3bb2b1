/**
 * What a stock game's states, log and actions look like to boardgame.io's own clients: as a stock server sends and takes
 * them. Agora's pages get the table around them instead.
 */
import type { LogEntry, State as MatchState } from 'boardgame.io';
import { getFilterPlayerView } from '#bgio/internal';
import { playerIdOf } from '../action.ts';
import type { Seat } from '../rules.ts';
import type { RulesModule } from '../shelf.ts';
import type { Table } from '../table.ts';
import { Engine, matchState, type Position } from './engine.ts';

/** boardgame.io's filter of what a player (null: a spectator) may receive. */
export type Filter = ReturnType<typeof getFilterPlayerView>;
type Payload = Parameters<Filter>[1];

/** An entry of Agora's log, with what boardgame.io's own log would say of the same action. */
interface Entry extends LogEntry {
  readonly stock?: readonly LogEntry[];
  readonly events?: unknown;
}

type Match = MatchState<Table<Position>>;

/** The wire of one game. */
export interface StockWire {
  /** What boardgame.io's clients receive. */
  readonly stock: Filter;
  /** What Agora's pages receive. */
  readonly own: Filter;
  /** Whether a move may be judged on another state than its player saw: `ignoreStaleStateID`. */
  ignoresStale(position: Position, seat: Seat, type: string): boolean;
}

export function stockWire(
  id: string,
  { game, stock }: RulesModule & { readonly stock: NonNullable<RulesModule['stock']> },
): StockWire {
  const engine = new Engine(stock, id);
  const [plain, own] = [getFilterPlayerView(engine.game), getFilterPlayerView(game)];
  return {
    stock: (playerID, payload) =>
      plain(
        playerID,
        changed(payload, inside, (log) => log.flatMap(entriesOf)),
      ),
    own: (playerID, payload) =>
      own(
        playerID,
        changed(
          payload,
          (state) => state,
          (log) => log.map(withoutStock),
        ),
      ),
    ignoresStale: (position, seat, type) => {
      const move = engine.moveOf(position, type, playerIdOf(seat));
      return typeof move === 'object' && move?.ignoreStaleStateID === true;
    },
  };
}

/** What boardgame.io's log would say of an action, to be kept with Agora's entry of it. */
export function stockEntries(
  { action, _stateID }: LogEntry,
  before: MatchState,
  after: MatchState,
): readonly LogEntry[] {
  const { turn, phase } = (before as Match).G.state.ctx;
  if (action.type !== 'MAKE_MOVE') return [{ action, _stateID, turn, phase }];
  return (after as Match).G.state.deltalog.map((entry) => ({ ...entry, _stateID }));
}

/** The same message with the states and the log in another form. */
function changed(
  payload: Payload,
  state: (each: MatchState) => MatchState,
  log: (each: Entry[]) => LogEntry[],
): Payload {
  if (payload.type === 'update') {
    const [id, given] = payload.args;
    return { ...payload, args: [id, { ...state(given), deltalog: log(given.deltalog ?? []) }] };
  }
  if (payload.type !== 'sync') return payload;
  const [id, info] = payload.args;
  return { ...payload, args: [id, { ...info, state: state(info.state), log: log(info.log) }] };
}

/** The author's own state, out of the match around it. */
const inside = (match: MatchState): MatchState => ({
  ...matchState((match as Match).G.state),
  _stateID: match._stateID,
});

const entriesOf = ({ stock = [] }: Entry): LogEntry[] => [...stock];

function withoutStock(entry: Entry): LogEntry {
  const { stock: _, events: __, ...own } = entry;
  return own;
}
