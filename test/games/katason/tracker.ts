/**
 * Keeps track of the others' cards as a careful player does with a sheet of paper: for each of them the cards that are certain,
 * and how many more there are that could be anything. Written straight from what is told, with nothing of the game's own code.
 */
import type { KatasonEvent } from '../../../games/katason/types.ts';

const KINDS = 5;
const PRICES = {
  roadBuilt: [1, 0, 0, 0, 1],
  houseBuilt: [1, 1, 0, 1, 1],
  cityBuilt: [0, 0, 3, 2, 0],
  cardBought: [0, 1, 1, 1, 0],
} as const;

interface Row {
  readonly sure: number[];
  unsure: number;
}

export class Tracker {
  readonly rows: readonly Row[];

  constructor(players: number) {
    this.rows = Array.from({ length: players }, () => ({ sure: [0, 0, 0, 0, 0], unsure: 0 }));
  }

  /** An event as the player with the sheet heard it. */
  hear(event: KatasonEvent): void {
    switch (event.type) {
      case 'roadBuilt':
      case 'houseBuilt':
        return event.free ? undefined : this.gives(event.seat, PRICES[event.type]);
      case 'cityBuilt':
      case 'cardBought':
        return this.gives(event.seat, PRICES[event.type]);
      case 'produced':
        return this.gets(event.seat, event.resource, event.count);
      case 'discarded':
        return this.gives(event.seat, event.cards);
      case 'harvested':
        for (const kind of event.resources) this.gets(event.seat, kind, 1);
        return;
      case 'bankTraded':
        this.loses(event.seat, event.give, event.count);
        return this.gets(event.seat, event.want, 1);
      case 'traded':
        return this.swaps(event.seat, event.partner, event.gave, event.got);
      case 'takenBack':
        return this.swaps(event.partner, event.seat, event.gave, event.got);
      case 'monopolised':
        for (const [other, count] of event.taken.entries()) {
          this.loses(other, event.resource, count);
          if (other !== event.seat) this.rows[other]!.sure[event.resource] = 0;
          this.gets(event.seat, event.resource, count);
        }
        return;
      case 'stolen':
        return this.steals(event.seat, event.victim, event.secret?.resource);
      default:
        return;
    }
  }

  private gets(seat: number, kind: number, count: number): void {
    this.rows[seat]!.sure[kind]! += count;
  }

  /** Cards that weren't certain before come from those that could be anything. */
  private loses(seat: number, kind: number, count: number): void {
    const row = this.rows[seat]!;
    const known = Math.min(row.sure[kind]!, count);
    row.sure[kind]! -= known;
    row.unsure -= count - known;
  }

  private gives(seat: number, cards: readonly number[]): void {
    for (const [kind, count] of cards.entries()) this.loses(seat, kind, count);
  }

  private swaps(seat: number, partner: number, gave: readonly number[], got: readonly number[]): void {
    this.gives(seat, gave);
    this.gives(partner, got);
    for (let kind = 0; kind < KINDS; kind++) {
      this.gets(seat, kind, got[kind]!);
      this.gets(partner, kind, gave[kind]!);
    }
  }

  private steals(thief: number, victim: number, seen: number | undefined): void {
    const { sure, unsure } = this.rows[victim]!;
    const held = sure.flatMap((count, kind) => (count > 0 ? [kind] : []));
    const kind = seen ?? (unsure === 0 && held.length === 1 ? held[0] : undefined);
    if (kind !== undefined) {
      this.loses(victim, kind, 1);
      return this.gets(thief, kind, 1);
    }
    // Any of them may be the one: of each kind one less is certain.
    const size = sure.reduce((sum, count) => sum + count, unsure);
    for (const each of held) sure[each]! -= 1;
    this.rows[victim]!.unsure = size - 1 - sure.reduce((sum, count) => sum + count, 0);
    this.rows[thief]!.unsure += 1;
  }
}
