/**
 * Law 7: boardgame.io never disagrees with the rules, ends when they end, and undoes what the table says can be undone.
 * This file also checks the messages that boardgame.io sends.
 */
import { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } from '#bgio/internal';
import type { Game, LogEntry, State } from 'boardgame.io';
import { playerIdOf, seatOf, toAction } from '../action.ts';
import type { Random } from '../random.ts';
import { type GameRecord, type Rules, type Seat, movers } from '../rules.ts';
import { type Table, viewTable } from '../table.ts';
import { DEEPEST, settled, undoStateOf } from '../undo.ts';
import { called, demand, demandSame, nameOf, seatsOf } from './law.ts';

type Match = State<Table>;
type Reduce = (state: Match, action: object) => Match;

/** Plays a record through boardgame.io's reducer and demands the same end as through the contract. */
export function agreesWithBoardgameIo(rules: Rules, game: Game, record: GameRecord, end: Table, random: Random): void {
  const reduce = CreateGameReducer({ game }) as unknown as Reduce;
  const { players, options, seed } = record;
  const first = InitializeGame({ game, numPlayers: players, setupData: { options, seed } }) as Match;
  let match = first;
  const kept = JSON.stringify(first);
  const log: LogEntry[] = [];
  let path: readonly Match[] = [first];
  agrees(rules, match);
  for (const { seat, move } of record.turns) {
    const { type, arg } = toAction(move);
    const before = match;
    match = reduce(match, { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID: playerIdOf(seat) } });
    demand(7, match._stateID === before._stateID + 1, () => `boardgame.io refused ${called(move, seat)}`);
    log.push(...(match.deltalog ?? []));
    agrees(rules, match);
    path = pathTo(match, path);
    leadsBack(rules, reduce, path, random.below(path.length > 2 ? 4 : 16) === 0);
    if (random.below(50) === 0) sends(rules, game, match, match.deltalog ?? [], random);
  }
  sends(rules, game, match, log, random);
  demandSame(7, match.G, end, 'boardgame.io ends where the rules end');
  demand(6, JSON.stringify(first) === kept, 'a move changes the state that boardgame.io was given');
}

function agrees(rules: Rules, { G, ctx }: Match): void {
  const deciding = rules.toMove(G.state);
  const over = deciding.length === 0;
  demandSame(7, ctx.gameover !== undefined, over, 'boardgame.io’s game is over just when the rules’ is');
  if (over) return;
  demand(7, ctx.phase === rules.phase(G.state), () => `phase ${ctx.phase}, not ${rules.phase(G.state)}`);
  const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
  const expected = movers(rules, G.state).map(playerIdOf);
  demandSame(7, active.toSorted(), expected.toSorted(), 'active players are those who may move');
}

/** The positions that undo leads back to from `match`, which follows the last of `path`; `match` itself is the last. */
function pathTo(match: Match, path: readonly Match[]): readonly Match[] {
  if (!match.G.undoable && match.G.askable === undefined) return [match];
  const [earliest, ...others] = [...path, match].slice(-DEEPEST - 1) as [Match, ...Match[]];
  return [path.length > DEEPEST ? { ...earliest, G: settled(earliest.G) } : earliest, ...others];
}

/** The stack reaches as far back as the path; if `all`, each undo leads to the position before, and redo back again. */
function leadsBack(rules: Rules, reduce: Reduce, path: readonly Match[], all: boolean): void {
  let now = path.at(-1)!;
  demand(7, now._undo.length === path.length, () => `undo reaches ${now._undo.length - 1} moves back`);
  if (!all) return;
  for (const before of path.slice(0, -1).toReversed()) {
    const seat = seatOf(now._undo.at(-1)?.playerID)!;
    const may = undoStateOf(now.G, seat, rules.toMove(now.G.state), 0);
    demand(7, may === (now.G.undoable ? 'yes' : 'ask'), () => `undo of seat ${seat} is ${may}`);
    // What only everybody together may undo is undone as if the seat could do it alone, as servers do.
    const allowed = { ...now, G: { ...now.G, undoable: true } };
    const back = reduce(allowed, { type: 'UNDO', payload: { type: null, args: null, playerID: playerIdOf(seat) } });
    demandSame(7, placeOf(back), placeOf(before), 'an undo leads to the position before');
    const redone = reduce(back, { type: 'REDO', payload: { type: null, args: null, playerID: playerIdOf(seat) } });
    demandSame(7, placeOf(redone), placeOf(now), 'a redo leads to the position after');
    now = back;
  }
  const stands = seatsOf(rules, now.G.state).every((seat) => {
    const may = undoStateOf(now.G, seat, rules.toMove(now.G.state), 0);
    return may !== 'yes' && may !== 'ask';
  });
  demand(7, stands, 'a move is said to be undoable and can’t be undone');
}

const placeOf = ({ G, ctx, plugins }: Match) => ({ G, ctx, plugins });

/** Law 4 for whole messages: an update and a sync don't depend on anything that the seat can't know. */
function sends(rules: Rules, game: Game, match: Match, log: readonly LogEntry[], random: Random): void {
  const filter = getFilterPlayerView(ProcessGameConfig(game));
  for (const seat of [null, ...seatsOf(rules, match.G.state)]) {
    const playerID = seat === null ? null : playerIdOf(seat);
    const update = (G: Table) => filter(playerID, { type: 'update', args: ['match', { ...match, G, _undo: [] }] });
    const dealt = rules.redeal(rules.view(match.G.state, seat), seat, random);
    const elsewhere: Table = { ...match.G, state: dealt, seed: 'another', random: [1, 2, 3, 4] };
    const sent = update(match.G);
    demandSame(4, update(elsewhere), sent, `an update to ${nameOf(seat)} hides the rest`);
    const info = { state: match, log: [...log], filteredMetadata: [], initialState: match };
    const sync = filter(playerID, { type: 'sync', args: ['match', info] }).args[1] as typeof info;
    demandSame(4, sync.state.G, viewTable(rules, match.G, seat), 'a sync holds the view');
    demandSame(4, [sync.state._undo, sync.state._redo], [[], []], 'a sync holds no undo stack');
    for (const { action } of sync.log) redacted(action, seat);
  }
}

function redacted(action: LogEntry['action'], seat: Seat | null): void {
  if (action.type !== 'MAKE_MOVE' || action.payload.playerID === String(seat)) return;
  demand(4, action.payload.args === null, () => `the log shows ${seat} the ${action.payload.type} of another`);
}
