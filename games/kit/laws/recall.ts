/** Law 9 for what seats remember: they were told all of it, it is true, and full states dealt from it fit it. */
import type { Random } from '../random.ts';
import { firstMemory, nextMemory } from '../recall.ts';
import type { Memory, Rules, Seat } from '../rules.ts';
import { type Table, nextTable, viewTable } from '../table.ts';
import { demand, demandPlain, demandSame, seatsOf } from './law.ts';
import { isSame } from './same.ts';
import type { Step } from './step.ts';

const DEALT = '`redeal`, which is given a memory';

/** The memories of all seats of a match, checked from the first position on. */
export class Remembered {
  private readonly memories: (Memory | undefined)[];

  constructor(
    private readonly rules: Rules,
    { state }: Table,
    random: Random,
  ) {
    const seats = rules.recall === undefined ? [] : seatsOf(rules, state);
    this.memories = seats.map((seat) => {
      const memory = firstMemory(rules, state, seat);
      const elsewhere = rules.redeal(rules.view(state, seat), seat, random);
      same(firstMemory(rules, elsewhere, seat), memory, seat);
      return memory;
    });
    this.holdsTrue(state);
  }

  /** Lets every seat hear a move. */
  hear({ after }: Step): void {
    for (const [seat, memory] of this.memories.entries())
      this.memories[seat] = nextMemory(this.rules, memory, after.events, seat);
    this.holdsTrue(after.state);
  }

  /** Checks a move that no seat has heard yet: seats that can't tell two moves apart must remember the same of both. */
  tells(step: Step, random: Random): void {
    const { rules } = this;
    for (const [seat, memory] of this.memories.entries()) {
      const before = JSON.stringify(memory);
      const told = nextMemory(rules, memory, step.after.events, seat);
      demand(9, JSON.stringify(memory) === before, () => `hearing changes what seat ${seat} remembered before`);
      const heardElsewhere = this.soundsAlike(step, seat, random);
      if (heardElsewhere !== undefined) same(nextMemory(rules, memory, heardElsewhere, seat), told, seat);
    }
  }

  /** Checks a position whose events all seats have heard: states that are dealt with a memory must fit that memory. */
  deals({ state }: Table, random: Random): void {
    const { rules } = this;
    for (const [seat, memory] of this.memories.entries()) {
      if (rules.recall === undefined || memory === undefined) continue;
      demandPlain(9, memory, 'JSON carries a memory unchanged');
      const view = rules.view(state, seat);
      const forgetful = rules.redeal(view, seat, random);
      demandSame(
        5,
        rules.census(forgetful),
        rules.census(state),
        `what seat ${seat} deals without a memory is complete`,
      );
      const dealt = rules.redeal(view, seat, random, memory);
      demandSame(9, rules.view(dealt, seat), view, `what seat ${seat} deals by its memory fits what it sees`, DEALT);
      demandSame(
        9,
        rules.census(dealt),
        rules.census(state),
        `what seat ${seat} deals by its memory is complete`,
        DEALT,
      );
      demand(9, rules.recall.allows(memory, dealt), () => `seat ${seat} deals what it remembers otherwise`);
    }
  }

  private holdsTrue(state: object): void {
    const { recall } = this.rules;
    for (const [seat, memory] of this.memories.entries()) {
      if (recall === undefined || memory === undefined) return;
      demand(9, recall.allows(memory, state), () => `what seat ${seat} remembers rules out what is true`);
    }
  }

  /** The events of the same move in a state with other hidden information, if `observer` can't hear a difference. */
  private soundsAlike({ before, seat, move, after }: Step, observer: Seat, random: Random) {
    const { rules } = this;
    const state = rules.redeal(rules.view(before.state, observer), observer, random, this.memories[observer]);
    if (rules.refuse(state, seat, move) !== undefined) return undefined;
    const elsewhere = nextTable(rules, { ...before, state }, seat, move);
    const alike = isSame(viewTable(rules, elsewhere, observer), viewTable(rules, after, observer));
    return alike ? elsewhere.events : undefined;
  }
}

function same(memory: Memory | undefined, expected: Memory | undefined, seat: Seat): void {
  const equal = JSON.stringify(memory) === JSON.stringify(expected);
  demand(9, equal, () => `seat ${seat} remembers more than it was told: ${JSON.stringify([memory, expected])}`);
}
