/**
 * A bot that asks others something (it offers a trade, say, and could withdraw it at once) gives them time to answer.
 * Who asks needs no knowledge of the game: it decided alone, and its move made others decide beside it.
 */
import type { State } from 'boardgame.io';
import { seatOf, type Table } from '../../games/kit/game.ts';
import type { Seat } from '../../games/kit/rules.ts';
import type { LoadedGame } from '../match/games.ts';

interface Asking {
  readonly seat: Seat;
  readonly until: number;
  timer: NodeJS.Timeout | undefined;
}

export class Askers {
  private readonly asking = new Map<string, Asking>();
  /** The seat that decides alone, by match. */
  private readonly alone = new Map<string, Seat>();

  constructor(private readonly patience: number) {}

  /** Takes note of a match's new state. */
  follow(id: string, { rules }: LoadedGame, state: State): void {
    const deciding = rules.toMove((state.G as Table).state);
    if (deciding.length < 2) {
      this.forget(id);
      if (deciding[0] !== undefined) this.alone.set(id, deciding[0]);
      return;
    }
    const mover = seatOf(state.deltalog?.[0]?.action.payload.playerID);
    if (mover !== null && this.alone.get(id) === mover && deciding.includes(mover)) {
      this.asking.set(id, { seat: mover, until: Date.now() + this.patience, timer: undefined });
    }
    this.alone.delete(id);
  }

  /** Whether a seat has asked and still gives people time. If so `again` is called when the time is up. */
  waits(id: string, seat: Seat, again: () => void): boolean {
    const asking = this.asking.get(id);
    if (asking === undefined || asking.seat !== seat) return false;
    const left = asking.until - Date.now();
    if (left <= 0) return false;
    asking.timer ??= setTimeout(() => {
      asking.timer = undefined;
      again();
    }, left).unref();
    return true;
  }

  forget(id: string): void {
    clearTimeout(this.asking.get(id)?.timer);
    this.asking.delete(id);
    this.alone.delete(id);
  }

  close(): void {
    for (const id of this.asking.keys()) this.forget(id);
  }
}
