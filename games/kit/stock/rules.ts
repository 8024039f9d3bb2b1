/** Agora's contract for a plain boardgame.io `Game`: boardgame.io's reducer judges and carries out. */
import type { Ctx, Game } from 'boardgame.io';
import { playerIdOf, seatOf } from '../action.ts';
import type { Emit, GameEvent, Json, Refusal, Rules, Seat } from '../rules.ts';
import type { Random } from '../random.ts';
import { fits } from '../shape.ts';
import { Engine, NotAllowed, type Position } from './engine.ts';
import { listed } from './listed.ts';
import { actionOf, ARGS, eventOf, eventTypes, type StockMove, takes } from './moves.ts';
import { endings, outcome } from './outcome.ts';

/** `options` is what boardgame.io calls `setupData`. */
export interface StockState extends Position {
  readonly options: object;
}

/** A move or an event that somebody made; its arguments are a secret where the game redacts them. */
export interface StockMade extends GameEvent {
  readonly type: 'made';
  readonly seat: Seat;
  readonly move: string;
  readonly args?: readonly Json[];
}

export type StockRules = Rules<StockState, StockMove, object, StockMade>;

/** The phase of a game that has none, or is between two. */
const PLAY = 'play';
/** Trying a move doesn't tell what chance will bring. */
const TRIAL = 'trial';

/** The rules of a game, and the engine that plays it. Throws what boardgame.io says of a game that it can't play. */
export function stockRules(id: string, game: Game, format: number): { rules: StockRules; engine: Engine } {
  const engine = new Engine(game, id);
  const moveTypes = [...engine.game.moveNames, ...eventTypes(game)];
  const named = Object.keys(game.phases ?? {});
  const first = named.find((name) => game.phases?.[name]?.start === true) ?? PLAY;
  const judge = (state: StockState, seat: Seat, move: unknown) => refusalOf(engine, moveTypes, state, seat, move);
  const rules: StockRules = {
    id,
    format,
    phases: [...new Set([first, ...named, PLAY])],
    endings,
    moveTypes,
    forms: Object.fromEntries(moveTypes.map((type) => [type, { shape: { args: ARGS }, free: ['args'] }])),
    formalities: [],
    unlisted: true,
    setup: (players, options, random) => {
      const wanted = Object.keys(options).length === 0 ? undefined : options;
      const position = engine.start(players, wanted, seedOf(random));
      random.word();
      return { ...position, options };
    },
    players: ({ ctx }) => ctx.numPlayers,
    options: ({ options }) => options,
    toMove: ({ ctx }) => active(ctx),
    phase: ({ ctx, deltalog }) =>
      (ctx.gameover === undefined ? ctx.phase : (ctx.phase ?? deltalog.at(-1)?.phase)) ?? PLAY,
    legal: (state, seat) =>
      active(state.ctx).includes(seat)
        ? listed(engine, state, seat).filter((move) => mayPass(engine, judge, state, seat, move))
        : [],
    refuse: judge,
    apply: (state, seat, move, random, emit) => {
      const { position, chance } = engine.step(state, actionOf(seat, move), seedOf(random));
      // Who looks at how much chance was used sees it, and the next step's numbers are others.
      if (chance) random.word();
      if (emit !== undefined) tell({ engine, before: state, after: position, seat, move }, emit);
      Object.assign(state, position);
    },
    result: ({ ctx }) => outcome(ctx),
    view: (state, seat) => ({
      ...engine.seen(state, seat === null ? null : playerIdOf(seat)),
      options: state.options,
    }),
    redeal: (view) => ({ ...view }),
    clone: (state) => ({ ...state }),
    census: () => ({}),
    longest: () => 10_000,
  };
  return { rules, engine };
}

/** Everybody who may act now: in boardgame.io they are all waited for. */
function active({ gameover, activePlayers, currentPlayer, numPlayers }: Ctx): readonly Seat[] {
  if (gameover !== undefined) return [];
  const ids = activePlayers === null ? [currentPlayer] : Object.keys(activePlayers);
  return ids.map(seatOf).filter((seat): seat is Seat => seat !== null && seat < numPlayers);
}

/** The seed of one step: it follows from the table's random words, and drawing it changes none. */
const seedOf = ({ words }: Random): string => words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** Why a move isn't allowed. Throws what the game throws: the fault is its author's to see. */
function refusalOf(
  engine: Engine,
  types: readonly string[],
  state: StockState,
  seat: Seat,
  move: unknown,
): Refusal | undefined {
  if (state.ctx.gameover !== undefined) return { code: 'gameOver' };
  if (!active(state.ctx).includes(seat)) return { code: 'notYourTurn' };
  if (!fits(move, { args: ARGS })) return { code: 'malformed' };
  const asked = move as StockMove;
  if (!types.includes(asked.type)) return { code: 'malformed' };
  const event = eventOf(asked.type);
  const playerID = playerIdOf(seat);
  if (event === undefined && engine.moveOf(state, asked.type, playerID) === null)
    return { code: 'wrongPhase', phase: state.ctx.activePlayers?.[playerID] ?? state.ctx.phase ?? PLAY };
  if (event !== undefined && !takes(engine.game, event, asked.args)) return { code: 'malformed' };
  try {
    const { position } = engine.step(state, actionOf(seat, asked), TRIAL);
    return event === undefined || goesOn(engine, position.ctx) ? undefined : { code: 'invalidMove' };
  } catch (error) {
    if (error instanceof NotAllowed) return { code: 'invalidMove' };
    throw error;
  }
}

/** Whether the game can go on, after an event whose arguments came from outside. */
function goesOn({ game }: Engine, ctx: Ctx): boolean {
  if (ctx.gameover !== undefined) return true;
  const isKnown = ctx.phase === null || Object.hasOwn(game.phases ?? {}, ctx.phase);
  const ids = [ctx.currentPlayer, ...Object.keys(ctx.activePlayers ?? {})];
  return isKnown && ids.every((id) => ctx.playOrder.includes(id) && seatOf(id) !== null);
}

/** Whether a move passes, as far as can be told: in a view a game may miss what isn't seen there, and throw. */
function mayPass(
  { hides }: Engine,
  judge: StockRules['refuse'],
  state: StockState,
  seat: Seat,
  move: StockMove,
): boolean {
  try {
    return judge(state, seat, move) === undefined;
  } catch {
    return hides;
  }
}

interface Done {
  readonly engine: Engine;
  readonly before: StockState;
  readonly after: Position;
  readonly seat: Seat;
  readonly move: StockMove;
}

function tell({ engine, before, after, seat, move: { type, args } }: Done, emit: NonNullable<Emit<StockMade>>): void {
  const made = { type: 'made', seat, move: type, turn: before.ctx.turn } as const;
  const said = after.deltalog[0]?.redact === true ? { secret: { seats: [seat], args } } : { args };
  emit({ ...made, ...said, ...(stands(engine, before, after, seat, type) ? { reveals: true as const } : {}) });
}

/**
 * Whether a move can't be taken back, not even if all agree. Where the game hides something a move may have shown it, so
 * there only moves can be that are `undoable` by their own word.
 */
function stands(engine: Engine, before: StockState, { G, ctx }: Position, seat: Seat, type: string): boolean {
  if (engine.undoDisabled) return true;
  const move = engine.moveOf(before, type, playerIdOf(seat));
  const { undoable } = typeof move === 'object' && move !== null ? move : {};
  const may = typeof undoable === 'function' ? undoable({ G, ctx }) : undoable;
  return may === undefined ? engine.hides : !may;
}
