/**
 * Makes a boardgame.io `Game` from a game's rules. boardgame.io's phases, turns and active players all follow from
 * `phase()`, `toMove()` and `mayMove()`, so boardgame.io and the rules can't disagree about who must decide.
 */
import type { Ctx, Game, LongFormMove, Plugin, State as MatchState } from 'boardgame.io';
import { INVALID_MOVE, Stage } from '#bgio/core';
import { ProcessGameConfig } from '#bgio/internal';
import { fromAction, playerIdOf, seatOf, toAction } from './action.ts';
import type { Meta } from './meta.ts';
import { type Move, type Result, type Rules, type Seat, movers } from './rules.ts';
import { type Table, createTable, nextTable, refuseSetup, viewTable } from './table.ts';
import { DEEPEST, settled } from './undo.ts';

export type { Table } from './table.ts';

/**
 * The value of boardgame.io's `ctx.gameover`: the result, and the winner in the form that boardgame.io's own tools
 * read.
 */
export interface GameOver extends Result {
  readonly winner?: string;
  readonly draw?: true;
}

/**
 * The boardgame.io game for these rules. Its `setup` throws the sentence that `validateSetupData` would have returned.
 */
export function makeGame<State extends object, M extends Move, Options extends object>(
  rules: Rules<State, M, Options>,
  meta: Meta<Options>,
): Game<Table<State>> {
  const open = rules as Rules<State>;
  return undoneWhole({
    name: rules.id,
    minPlayers: meta.players.min,
    maxPlayers: meta.players.max,
    validateSetupData: (data: unknown, players: number) => refuseSetup(meta, data, players),
    setup: ({ ctx }, data: unknown) => createTable(rules, meta, ctx.numPlayers, data),
    moves: moves(open),
    phases: phases(open),
    turn: turn(open),
    events: NO_EVENTS,
    endIf: ({ G }) => (rules.toMove(G.state).length > 0 ? undefined : gameOver(rules.result(G.state))),
    playerView: ({ G, playerID }) => viewTable(open, G, seatOf(playerID)),
    plugins: [undrafted<Table<State>>()],
    ai: ai(open),
  });
}

/** Players may not end turns or set phases: both follow from their moves. */
const NO_EVENTS: NonNullable<Game['events']> = {
  endGame: false,
  endPhase: false,
  endTurn: false,
  setPhase: false,
  endStage: false,
  setStage: false,
  pass: false,
  setActivePlayers: false,
};

function moves<State extends object>(rules: Rules<State>): Record<string, LongFormMove<Table<State>>> {
  type G = Table<State>;
  // The object has no prototype, so a client can't call a "move" such as `toString`.
  const named = Object.create(null) as Record<string, LongFormMove<G>>;
  for (const type of rules.moveTypes) {
    named[type] = {
      move: (context, ...args: unknown[]) => {
        const { before } = context['undrafted'] as Undrafted<G>;
        return args.length > 1 ? INVALID_MOVE : play(rules, before, context.playerID, fromAction(type, args[0]));
      },
      client: false,
      redact: true,
      // If boardgame.io counted moves, it would write into the state object it was given.
      noLimit: true,
      undoable: ({ G }) => G.undoable,
    };
  }
  return named;
}

/**
 * Carries out a move that came from outside. Never throws: if the rules themselves fail, the move is refused and the
 * server stays up.
 */
function play<State extends object>(
  rules: Rules<State>,
  before: Table<State>,
  playerID: unknown,
  move: Move | undefined,
): Table<State> | typeof INVALID_MOVE {
  const seat = seatOf(playerID);
  if (seat === null || move === undefined) return INVALID_MOVE;
  if (rules.refuse(before.state, seat, move)) return INVALID_MOVE;
  // Frozen at the top level, so that immer takes it as it is instead of walking through all of it.
  return Object.freeze(nextTable(rules, before, seat, move));
}

function phases<State extends object>(rules: Rules<State>): NonNullable<Game<Table<State>>['phases']> {
  const phase = (name: string, index: number) => ({
    start: index === 0,
    endIf: ({ G }: { readonly G: Table<State> }) => {
      const now = rules.phase(G.state);
      return now === name ? undefined : { next: now };
    },
  });
  return Object.fromEntries(rules.phases.map((name, index) => [name, phase(name, index)]));
}

/** For boardgame.io, a turn lasts as long as the same seats may move. */
function turn<State extends object>(rules: Rules<State>): NonNullable<Game<Table<State>>['turn']> {
  const first = ({ G }: { readonly G: Table<State> }) => rules.toMove(G.state)[0] ?? 0;
  return {
    order: { first, next: first },
    onBegin: ({ G, events }) => {
      const active = movers(rules, G.state);
      if (active.length < 2) return;
      events.setActivePlayers({ value: Object.fromEntries(active.map((seat) => [playerIdOf(seat), Stage.NULL])) });
    },
    endIf: ({ G, ctx }) => {
      const active = movers(rules, G.state);
      const next = active[0];
      return next === undefined || agree(ctx, active) ? false : { next: playerIdOf(next) };
    },
  };
}

function agree(ctx: Ctx, seats: readonly Seat[]): boolean {
  const active = ctx.activePlayers;
  if (active === null) return seats.length === 1 && ctx.currentPlayer === playerIdOf(seats[0] as Seat);
  return seats.length === Object.keys(active).length && seats.every((seat) => playerIdOf(seat) in active);
}

/** boardgame.io's `ctx` for a state: whose move it is. Returns the same object if it is already right. */
export function ctxOf<State extends object>(rules: Rules<State>, ctx: Ctx, state: State): Ctx {
  const phase = rules.phase(state);
  const active = movers(rules, state);
  const [first] = active;
  if (first === undefined || (ctx.phase === phase && agree(ctx, active))) return ctx;
  const together = (value: unknown) => Object.fromEntries(active.map((seat) => [playerIdOf(seat), value]));
  return {
    ...ctx,
    phase,
    currentPlayer: playerIdOf(first),
    playOrderPos: first,
    activePlayers: active.length < 2 ? null : together(Stage.NULL),
    _activePlayersNumMoves: active.length < 2 ? {} : together(0),
  } as Ctx;
}

/** What the plugin gives to moves. */
interface Undrafted<G> {
  readonly before: G;
}

/** A plugin that gives moves the table itself, because cloning boardgame.io's draft of it is ten times slower. */
function undrafted<G extends Table>(): Plugin<Undrafted<G>, object, G> {
  return {
    name: 'undrafted',
    setup: () => ({}),
    api: ({ G }) => ({ before: G }),
    playerView: () => ({}),
  };
}

/**
 * The game with an undo stack that leads back over exactly the moves that can be taken back: as far as the last move
 * that stands, and no further. boardgame.io itself empties the stack at each change of phase or turn, and keeps what
 * lies before a move that stands.
 */
function undoneWhole<G extends Table>(game: Game<G>): Game<G> {
  const processed = ProcessGameConfig(game as Game) as unknown as Game<G> & Processed<G>;
  const { flow } = processed;
  const processMove: Flow<G>['processMove'] = (moved, action) => {
    const { undoable, askable } = moved.G;
    const _undo = undoable || askable !== undefined ? withinReach(moved._undo) : [];
    return { ...flow.processMove(moved, action), _undo };
  };
  const whole: Game<G> & Processed<G> = { ...processed, flow: { ...flow, processMove } };
  return whole;
}

/** The part of boardgame.io's processed games that carries on after a move. */
interface Flow<G> {
  processMove(moved: MatchState<G>, action: unknown): MatchState<G>;
}

interface Processed<G> {
  readonly flow: Flow<G>;
}

/** The stack before a move, with room for it. The last move that is still in reach stands from now on. */
function withinReach<G extends Table>(stack: MatchState<G>['_undo']): MatchState<G>['_undo'] {
  const [last, ...others] = stack.slice(-DEEPEST);
  return last === undefined || stack.length <= DEEPEST ? stack : [{ ...last, G: settled(last.G) }, ...others];
}

/** What boardgame.io's own bots and debug panel need. */
function ai<State extends object>(rules: Rules<State>) {
  return {
    enumerate: (G: Table<State>, _ctx: Ctx, playerID: string) => {
      const seat = seatOf(playerID);
      const legal = seat === null ? [] : rules.legal(G.state, seat);
      return legal.map((move) => {
        const { type, arg } = toAction(move);
        return { move: type, args: [arg] };
      });
    },
    objectives: (_G: Table<State>, _ctx: Ctx, playerID: string) => ({
      win: { checker: (G: Table<State>) => winnerOf(rules.result(G.state)) === playerID, weight: 1 },
    }),
  };
}

function gameOver(result: Result | undefined): GameOver | undefined {
  if (result === undefined) return undefined;
  const winner = winnerOf(result);
  if (result.undecided) return result;
  return winner === undefined ? { ...result, draw: true } : { ...result, winner };
}

/** The player id of the single winner; undefined if several share the first place. */
function winnerOf(result: Result | undefined): string | undefined {
  const firsts = result?.places.filter((place) => place.rank === 1) ?? [];
  const first = firsts.length === 1 ? firsts[0] : undefined;
  return first && playerIdOf(first.seat);
}
