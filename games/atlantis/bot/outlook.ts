/** What a seat's cards can do for its pawns: the best journeys, and how soon everybody is home. */
import type { Seat } from '../../kit/rules.ts';
import { ATLANTIS, MAINLAND } from '../board.ts';
import { KINDS, PAWNS } from '../data.ts';
import type { State } from '../types.ts';
import type { Road } from './road.ts';
import { CARD, way } from './ways.ts';

/** The most cards of a journey that is looked at. */
const CHAIN = 3;
/** Further than this many turns nobody sees. */
const FAR = 6;
/** What counts where nothing can be done, or nothing better. */
const LEAST = { gain: -1.6, haul: -2 } as const;

export class Outlook {
  /** What the best journey gains in points, all told, and the most that a journey brings in tiles less tolls. */
  gain = 0;
  haul = 0;
  /** How many pawns can come home in one turn, and what the last of them brings: tile and toll spared, less cards. */
  homing = 0;
  arrival = 0;
  /** How many turns the pawns need, each with what is held now. */
  turns = 0;
  /** How many items are held, how many cards take a pawn home for nothing, and the longest leap. */
  items = 0;
  leading = 0;
  longest = 0;
  private readonly hand = new Int32Array(KINDS);
  /** All that the seat can pay with. */
  private means = 0;

  constructor(private readonly road: Road) {}

  /** Whether no journey can be made, or only such as lose more than a card. */
  get isStuck(): boolean {
    return this.gain === LEAST.gain;
  }

  look({ pawns, hands }: State, seat: Seat, means: number): void {
    this.means = means;
    this.homing = this.turns = 0;
    ({ gain: this.gain, haul: this.haul } = LEAST);
    for (let item = 0; item < KINDS; item++) this.hand[item] = hands[seat * KINDS + item]!;
    this.reach(pawns, seat * PAWNS);
    let waits = false;
    for (let pawn = seat * PAWNS; pawn < (seat + 1) * PAWNS; pawn++) {
      const place = pawns[pawn]!;
      if (place === MAINLAND) continue;
      this.arrival = -Infinity;
      // Pawns in Atlantis can do the same.
      if (place !== ATLANTIS || !waits) this.travel(place, place, 1);
      if (place === ATLANTIS) waits = true;
      if (this.arrival > -Infinity) this.homing++;
      this.turns += this.turnsFrom(place);
    }
  }

  private reach(pawns: readonly number[], first: number): void {
    const { road, hand } = this;
    this.items = this.leading = this.longest = 0;
    for (let item = 0; item < KINDS; item++) {
      if (hand[item] === 0) continue;
      this.items++;
      let leads = false;
      for (let pawn = first; pawn < first + PAWNS; pawn++) {
        const from = pawns[pawn]!;
        if (from === MAINLAND) continue;
        const to = road.destination(from, item);
        this.longest = Math.max(this.longest, to - from);
        if (to === MAINLAND && road.toll(from, to) === 0) leads = true;
      }
      if (leads) this.leading += hand[item]!;
    }
  }

  /** Looks at all that a pawn can do that set out from `from` and has come to `at`; the next card is number `cards`. */
  private travel(from: number, at: number, cards: number): void {
    const { road, hand } = this;
    for (let item = 0; item < KINDS; item++) {
      if (hand[item]! <= 0) continue;
      const to = road.destination(at, item);
      if (road.isFree(to)) {
        this.arrive(from, to, cards);
      } else if (cards < CHAIN) {
        hand[item]!--;
        this.travel(from, to, cards + 1);
        hand[item]!++;
      }
    }
  }

  private arrive(from: number, to: number, cards: number): void {
    const toll = this.road.toll(from, to);
    if (toll > this.means - cards) return;
    const brought = this.road.won(from, to) - toll;
    this.gain = Math.max(this.gain, brought - cards * CARD + way(to) - way(from));
    this.haul = Math.max(this.haul, brought);
    if (to === MAINLAND) this.arrival = Math.max(this.arrival, brought + toll - cards);
  }

  /** How many turns a pawn needs to the mainland, always by the card that leads furthest. */
  private turnsFrom(place: number): number {
    let at = place;
    for (let turns = 0; turns < FAR; turns++) {
      if (at === MAINLAND) return turns;
      const from = at;
      for (let item = 0; item < KINDS; item++) {
        if (this.hand[item]! > 0) at = Math.max(at, this.road.destination(from, item));
      }
      if (at === from) return FAR;
    }
    return FAR;
  }
}
