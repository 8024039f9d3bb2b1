/** The search as a boardgame.io bot, for those tools of boardgame.io that take one. */
import type { State as MatchState, PlayerID } from 'boardgame.io';
import { MCTSBot } from '#bgio/ai';
import { seatOf, toAction } from '../action.ts';
import type { Table } from '../game.ts';
import { freshSeed } from '../random.ts';
import type { Move, Rules } from '../rules.ts';
import type { Knowledge } from './knowledge.ts';
import { type LevelId, levelOf } from './levels.ts';
import { think } from './think.ts';

type Options = ConstructorParameters<typeof MCTSBot>[0];
type Answer = Awaited<ReturnType<MCTSBot['play']>>;

/** What a bot needs of the game that it plays; every game module has both. */
interface Played<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
}

/**
 * The level to play at, and a clock in milliseconds. If the clock never moves, only the level's iterations limit the
 * search.
 */
interface Manner {
  readonly level: LevelId;
  now(): number;
}

/**
 * An MCTSBot that knows only what its seat sees: boardgame.io gives it the full state, and it keeps just the view. It
 * blocks the event loop while it thinks, so hosts with many bots call `think` in a worker instead.
 */
export class IsmctsBot<State extends object, M extends Move> extends MCTSBot {
  constructor(
    options: Options,
    private readonly played: Played<State, M>,
    private readonly manner: Manner,
  ) {
    super(options);
  }

  /** The action for `playerID`. Rejects if that player has nothing to decide. */
  override async play(match: MatchState<Table<State>>, playerID: PlayerID): Promise<Answer> {
    const { rules, knowledge } = this.played;
    const seat = seatOf(playerID);
    if (seat === null) throw new Error(`"${playerID}" is no seat`);
    const view = rules.view(match.G.state, seat);
    const level = levelOf(knowledge, this.manner.level);
    const thought = think({ rules, knowledge, view, seat, level, seed: freshSeed(), now: () => this.manner.now() });
    const { type, arg } = toAction(thought.move);
    return {
      action: { type: 'MAKE_MOVE', payload: { type, args: [arg], playerID } },
      metadata: {
        state: match,
        actions: [],
        objectives: {},
        children: [],
        visits: thought.iterations,
        value: thought.value * thought.iterations,
      },
    };
  }
}

/** A bot class for boardgame.io, as in `Local({ bots: { 1: botFor(module, 'normal') } })`, and for its debug panel. */
export function botFor<State extends object, M extends Move>(
  played: Played<State, M>,
  level: LevelId,
  now: () => number = () => 0,
): new (options: Options) => IsmctsBot<State, M> {
  return class extends IsmctsBot<State, M> {
    constructor(options: Options) {
      super(options, played, { level, now });
    }
  };
}
