/**
 * boardgame.io's own engine for one `Game`, asked for one step at a time: from a position and an action the position
 * after it. It changes nothing that it is given, and keeps nothing.
 */
import type { ActionShape, Ctx, Game, LogEntry, Move as AuthorsMove, State as MatchState } from 'boardgame.io';
import { INVALID_MOVE } from '#bgio/core';
import { CreateGameReducer, getFilterPlayerView, InitializeGame, ProcessGameConfig } from '#bgio/internal';
import { frozen } from '../json.ts';

/** What boardgame.io needs of a match to go on, as plain JSON. */
export interface Position {
  readonly G: unknown;
  readonly ctx: Ctx;
  readonly plugins: MatchState['plugins'];
  /** What boardgame.io's log says of the last action: itself, and the turns and phases that it ended. */
  readonly deltalog: readonly LogEntry[];
}

/** A step, and whether the game has used boardgame.io's random numbers in it. */
interface Stepped {
  readonly position: Position;
  readonly chance: boolean;
}

/** The game answered a move with INVALID_MOVE, or an event has no effect. */
export class NotAllowed extends Error {}

type Processed = ReturnType<typeof ProcessGameConfig>;

/** What boardgame.io gives to games that don't say what each player sees: everything. */
const OPEN = String(ProcessGameConfig({}).playerView);

export class Engine {
  readonly game: Processed;
  /** Whether somebody may see less than there is: the game has a `playerView`, or a plugin of its has one. */
  readonly hides: boolean;
  readonly undoDisabled: boolean;
  private readonly reduce: ReturnType<typeof CreateGameReducer>;
  private readonly filter: ReturnType<typeof getFilterPlayerView>;

  /** Throws what boardgame.io says of a game that it can't play. */
  constructor(game: Game, name: string) {
    const { playerView, plugins = [], disableUndo = false } = game;
    this.hides =
      (playerView !== undefined && String(playerView) !== OPEN) ||
      plugins.some((plugin) => plugin.playerView !== undefined);
    this.undoDisabled = disableUndo;
    // What can be undone is kept beside the position, by the table.
    this.game = ProcessGameConfig({ ...game, name, disableUndo: true, deltaState: false });
    const { processMove } = this.game;
    const judged: Processed = {
      ...this.game,
      // boardgame.io would print each refused move on the console, and moves are tried to find out which are allowed.
      processMove: (state, action) => {
        const after = processMove(state, action);
        if (after === INVALID_MOVE) throw new NotAllowed();
        return after;
      },
    };
    this.reduce = CreateGameReducer({ game: judged });
    this.filter = getFilterPlayerView(this.game);
  }

  /** The position that a match begins with. Throws what the game throws. */
  start(numPlayers: number, setupData: unknown, seed: string): Position {
    return stepped(InitializeGame({ game: { ...this.game, seed }, numPlayers, setupData })).position;
  }

  /**
   * The position after an action of somebody who may act; the random numbers in it follow from the seed. Throws
   * `NotAllowed`, or what the game throws.
   */
  step(before: Position, action: ActionShape.MakeMove | ActionShape.GameEvent, seed: string): Stepped {
    const state = matchState(before);
    const after = this.reduce({ ...state, plugins: { ...state.plugins, random: { data: { seed } } } }, action);
    const { error } = after.transients ?? {};
    if (error !== undefined) throw faultOf(error.type, error.payload) ?? new NotAllowed();
    const done = stepped(after);
    if (action.type === 'GAME_EVENT' && sameFlow(before, done.position)) throw new NotAllowed();
    return done;
  }

  /** The position as a player (null: a spectator) may see it: by the game's `playerView`, its plugins' and `redact`. */
  seen(position: Position, playerID: string | null): Position {
    const { args } = this.filter(playerID, { type: 'update', args: ['', matchState(position)] });
    const [, { G, plugins }, deltalog] = args as [string, MatchState, LogEntry[]];
    return plain({ G, ctx: position.ctx, plugins, deltalog });
  }

  /** The game's own definition of a move, as it is at a player's disposal now; null where it isn't. */
  moveOf({ ctx }: Position, name: string, playerID: string): AuthorsMove | null {
    return this.game.moveNames.includes(name) ? this.game.flow.getMove(ctx, name, playerID) : null;
  }
}

/**
 * The position in boardgame.io's form. Its `G` is frozen and the rest copied: boardgame.io and games write into what
 * they are given.
 */
export function matchState({ G, ctx, plugins, deltalog }: Position): MatchState {
  return { G: frozen(G), ...plain({ ctx, plugins, deltalog: [...deltalog] }), _undo: [], _redo: [], _stateID: 0 };
}

/** Takes a state of boardgame.io apart. Its random numbers aren't kept: each step's follow from the table's own. */
function stepped({ G, ctx, plugins, deltalog = [] }: MatchState): Stepped {
  const data = Object.entries(plugins).map(([name, { data }]) => [name, { data: data as unknown }] as const);
  const kept: MatchState['plugins'] = Object.fromEntries([...data, ['random', { data: {} }]]);
  const random = plugins['random']?.data as { readonly prngstate?: unknown } | undefined;
  return {
    position: plain({ G: G as unknown, ctx, plugins: kept, deltalog }),
    chance: random?.prngstate !== undefined,
  };
}

/** What a plugin says of a step that it doesn't let pass, such as an event called where there is none: the author's fault. */
function faultOf(type: string, payload: unknown): Error | undefined {
  return type === 'action/plugin_invalid' ? new Error((payload as { message: string }).message) : undefined;
}

/** Whether an event has changed nothing: a turn can't be ended yet, or nobody is in a stage. */
function sameFlow(before: Position, after: Position): boolean {
  return JSON.stringify([before.G, before.ctx]) === JSON.stringify([after.G, after.ctx]);
}

/** A copy as it is when it has been stored and read again. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
