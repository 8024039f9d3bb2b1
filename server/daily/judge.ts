/** Computes the result of a match of a day's deal by replaying its moves, because clients can't be trusted. */
import type { Deal } from '../../games/kit/deal.ts';
import { replaying } from '../../games/kit/record.ts';
import type { GameRecord, Turn } from '../../games/kit/rules.ts';
import { Bound } from '../bound.ts';
import { InOrder } from '../in-order.ts';
import type { LoadedGame } from '../match/games.ts';
import { Refused } from '../refused.ts';
import { pause } from '../slices.ts';
import type { Outcome } from './store.ts';

/** How many results may wait to be judged. */
const MOST_WAITING = 100;
/** The seat of the person whose result it is. */
const OWN = 0;

export class Judge {
  private readonly order = new InOrder();
  private readonly bound = new Bound(MOST_WAITING, 'Too many results come in at once; wait a little.');

  /**
   * The place and the points of the first seat. Refuses moves that don't fit the deal and the rules, or that don't
   * finish the game.
   */
  async outcome(game: Pick<LoadedGame, 'rules' | 'meta'>, deal: Deal, turns: readonly Turn[]): Promise<Outcome> {
    return this.bound.run(() => this.order.inTurn('all', () => this.judge(game, { ...deal, turns })));
  }

  private async judge({ rules, meta }: Pick<LoadedGame, 'rules' | 'meta'>, record: GameRecord): Promise<Outcome> {
    const { state } = await this.played(replaying(rules, meta, record));
    const place = rules.result(state)?.places.find(({ seat }) => seat === OWN);
    if (place === undefined)
      throw new Refused({ code: 'notOver' }, 'A result counts when its match has been played to the end.');
    return { rank: place.rank, score: place.score };
  }

  private async played(course: ReturnType<typeof replaying<object, never, object>>) {
    for (let turn = 0; ; turn++) {
      const next = step(course, turn);
      if (next.done === true) return next.value;
      const nextTurn = pause();
      if (nextTurn !== undefined) await nextTurn;
    }
  }
}

/** Takes one step of the replay. It throws errors of any kind for illegal moves. */
function step<Step>(course: { next(): Step }, turn: number): Step {
  try {
    return course.next();
  } catch {
    throw new Refused(
      { code: 'movesRefused', turn },
      `Move ${turn + 1} can't be made in this deal: these are the moves of another one, or of another version of the game.`,
    );
  }
}
