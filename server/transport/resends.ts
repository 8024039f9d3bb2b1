/** Sends matches again to stock clients, which have shown a move that was refused. */
import { InOrder } from '../in-order.ts';
import type { LoadedGame } from '../match/games.ts';
import type { MatchStore } from '../storage/match-store.ts';
import type { Rooms, Watcher } from './rooms.ts';
import type { Teller } from './teller.ts';

interface ResendParts {
  readonly store: Pick<MatchStore, 'ahead'>;
  readonly rooms: Pick<Rooms, 'of'>;
}

export class Resends {
  /** After a silence of the database many wait, so one match is read and sent after the other. */
  private readonly order = new InOrder();
  private readonly waiting = new Set<Watcher>();
  /** How often the database didn't answer. */
  private failures = 0;

  constructor(
    private readonly parts: ResendParts,
    private readonly teller: Pick<Teller, 'sendMatch'>,
  ) {}

  /**
   * Sends a watcher its match, once. While the database doesn't answer, nobody knows the state of the match, and
   * nothing is sent.
   */
  async send(game: LoadedGame, watcher: Watcher): Promise<void> {
    if (this.waiting.has(watcher)) return;
    this.waiting.add(watcher);
    const { failures } = this;
    await this.order.inTurn('', async () => {
      this.waiting.delete(watcher);
      // Whoever waited for the same answer waits no longer: each would wait for its own.
      if (failures === this.failures) await this.sendNow(game, watcher);
    });
  }

  /** Where the database doesn't answer, it is sent with the next refusal, or when the client comes back. */
  private async sendNow(game: LoadedGame, watcher: Watcher): Promise<void> {
    const { store, rooms } = this.parts;
    try {
      await store.ahead(watcher.id);
    } catch {
      this.failures++;
      return;
    }
    if (rooms.of(watcher.socket) === watcher) this.teller.sendMatch(game, watcher);
  }
}
