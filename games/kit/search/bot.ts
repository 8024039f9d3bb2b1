/** The search as a boardgame.io bot, for whatever of boardgame.io takes one. */
import type { State as MatchState, PlayerID } from 'boardgame.io';
import { MCTSBot } from '#bgio/ai';
import { type Table, seatOf, toAction } from '../game.ts';
import { freshSeed } from '../random.ts';
import type { Move, Rules } from '../rules.ts';
import type { Knowledge } from './knowledge.ts';
import { type LevelId, levelOf } from './levels.ts';
import { think } from './think.ts';

type Options = ConstructorParameters<typeof MCTSBot>[0];
type Answer = Awaited<ReturnType<MCTSBot['play']>>;

/** What a bot has to know of the game it plays; every game module has both. */
interface Played<State extends object, M extends Move> {
  readonly rules: Rules<State, M>;
  readonly knowledge: Knowledge<State, M>;
}

/** A level to play at, and a clock in milliseconds; where it stands still the level's iterations alone count. */
interface Manner {
  readonly level: LevelId;
  now(): number;
}

/**
 * An MCTSBot whose search knows only what its seat sees: it takes the view of what boardgame.io hands it, which is
 * everything, and drops the rest. Answers before the event loop goes on, so hosts of many bots call `think` in a worker.
 */
export class IsmctsBot<State extends object, M extends Move> extends MCTSBot {
  constructor(
    options: Options,
    private readonly played: Played<State, M>,
    private readonly manner: Manner,
  ) {
    super(options);
  }

  /** The action for `playerID`. Rejects when that player has nothing to decide. */
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

/** A bot class for `Local({ bots: { 1: botFor(module, 'normal') } })` and the debug panel. */
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
