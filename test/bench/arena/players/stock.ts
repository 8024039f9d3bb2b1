/** boardgame.io's own bot, which is handed everything: hidden cards, and the chance that is to come. */
import type { Game, State as MatchState } from 'boardgame.io';
import { MCTSBot } from '#bgio/ai';
import { InitializeGame } from '#bgio/internal';
import type { GameModule } from '../../../../games/index.ts';
import { fromAction, playerIdOf } from '../../../../games/kit/action.ts';
import { type Table, ctxOf } from '../../../../games/kit/game.ts';
import type { Move, Seat } from '../../../../games/kit/rules.ts';
import type { Level } from '../../../../games/kit/search/levels.ts';
import type { Answer, Player, Question } from './player.ts';

type Match = MatchState<Table>;

/** With as many iterations, and as long, as a level. */
export function stock({ iterations, milliseconds }: Level): Player {
  let begun: Match | undefined;
  return async (question) => {
    const { module, seat, view, random } = question;
    const legal = module.rules.legal(view, seat);
    if (legal.length === 1) return { move: legal[0]!, iterations: 0 };
    begun ??= begin(module, view);
    const bot = new TimedBot(module.game, { iterations, milliseconds, seed: String(random.word()) });
    return bot.answer(matchAt(begun, question), seat, legal[0]!);
  };
}

/** Stock boardgame.io's search knows no clock: this one ends it after the iteration that is over time. */
class TimedBot extends MCTSBot {
  private made = 0;
  private readonly deadline: number;

  constructor(game: Game, { iterations, milliseconds, seed }: Level & { readonly seed: string }) {
    const { enumerate, objectives } = game.ai as NonNullable<Game['ai']> & { readonly objectives: never };
    super({ game, enumerate, objectives, iterations, seed });
    this.deadline = performance.now() + milliseconds;
  }

  override playout(node: Parameters<MCTSBot['playout']>[0]): unknown {
    this.made++;
    const result: unknown = super.playout(node);
    if (performance.now() >= this.deadline) this.iterationCounter = Infinity;
    return result;
  }

  async answer(match: Match, seat: Seat, otherwise: Move): Promise<Answer> {
    const { action } = await this.play(match, playerIdOf(seat));
    const { type, args } = action.payload as { readonly type: string; readonly args: readonly unknown[] };
    return { move: fromAction(type, args[0]) ?? otherwise, iterations: this.made };
  }
}

/** Any match of the game for so many: what stands on its table is replaced. */
function begin({ rules, game }: GameModule, view: object): Match {
  const setupData = { options: rules.options(view), seed: 'stock' };
  return InitializeGame({ game, numPlayers: rules.players(view), setupData }) as Match;
}

function matchAt(begun: Match, { module: { rules }, truth: { state, deal } }: Question): Match {
  const G: Table = { ...begun.G, state, random: [...deal.words] };
  return { ...begun, G, ctx: ctxOf(rules, begun.ctx, state) };
}
