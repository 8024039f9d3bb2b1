/**
 * Law 7: boardgame.io never disagrees with the rules and ends when they end. This file also checks the messages that
 * boardgame.io sends.
 */
import { CreateGameReducer, InitializeGame, ProcessGameConfig, getFilterPlayerView } from '#bgio/internal';
import type { Game, LogEntry, State } from 'boardgame.io';
import { playerIdOf, toAction } from '../game.ts';
import type { Random } from '../random.ts';
import { type GameRecord, type Rules, type Seat, movers } from '../rules.ts';
import { type Table, viewTable } from '../table.ts';
import { called, demand, demandSame, nameOf, seatsOf } from './law.ts';

type Match = State<Table>;

/** Plays a record through boardgame.io's reducer and demands the same end as through the contract. */
export function agreesWithBoardgameIo(rules: Rules, game: Game, record: GameRecord, end: Table, random: Random): void {
  const reduce = CreateGameReducer({ game }) as unknown as (state: Match, action: object) => Match;
  const { players, options, seed } = record;
  const first = InitializeGame({ game, numPlayers: players, setupData: { options, seed } }) as Match;
  let match = first;
  const kept = JSON.stringify(first);
  const log: LogEntry[] = [];
  agrees(rules, match);
  for (const { seat, move } of record.turns) {
    const { type, arg } = toAction(move);
    const before = match;
    match = reduce(match, { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID: playerIdOf(seat) } });
    demand(7, match._stateID === before._stateID + 1, () => `boardgame.io refused ${called(move, seat)}`);
    log.push(...(match.deltalog ?? []));
    agrees(rules, match);
    if (random.below(50) === 0) sends(rules, game, match, match.deltalog ?? [], random);
  }
  sends(rules, game, match, log, random);
  demandSame(7, match.G, end, 'boardgame.io ends where the rules end');
  demand(6, JSON.stringify(first) === kept, 'boardgame.io leaves the states it was given as they were');
}

function agrees(rules: Rules, { G, ctx }: Match): void {
  const deciding = rules.toMove(G.state);
  const over = deciding.length === 0;
  demand(7, over === (ctx.gameover !== undefined), 'boardgame.io’s game is over just when the rules’ is');
  if (over) return;
  demand(7, ctx.phase === rules.phase(G.state), () => `phase ${ctx.phase}, not ${rules.phase(G.state)}`);
  const active = ctx.activePlayers === null ? [ctx.currentPlayer] : Object.keys(ctx.activePlayers);
  const expected = movers(rules, G.state).map(playerIdOf);
  demandSame(7, active.toSorted(), expected.toSorted(), 'active players are those who may move');
}

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
