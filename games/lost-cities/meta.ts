import type { Meta } from '../kit/meta.ts';

export interface Options {
  /** Three expeditions, or a single one with its own statue table. */
  readonly length: 'full' | 'short';
  /** Whether a figure helps another as it reaches the last step, or with each later card laid on its row. */
  readonly summitBonus: 'arrival' | 'laterCards';
  /** Whether a path must be started with the lowest card of its colour in hand. */
  readonly lowestStart: boolean;
  /** Whether the card just discarded may be drawn again in the same turn. */
  readonly takeBack: boolean;
  /** Whether each row may rise or fall. */
  readonly bothDirections: boolean;
}

export const meta = {
  id: 'lost-cities',
  names: { ja: 'ロストシティ', en: 'Lost Cities' },
  players: { min: 2, max: 4, default: 2 },
  colours: ['white', 'black', 'blue', 'red'],
  minutes: 45,
  weight: 'medium',
  options: {
    length: { choices: ['full', 'short'], default: 'full' },
    summitBonus: { choices: ['arrival', 'laterCards'], default: 'arrival' },
    lowestStart: { choices: [true, false], default: true },
    takeBack: { choices: [false, true], default: false },
    bothDirections: { choices: [false, true], default: false },
  },
} as const satisfies Meta<Options>;
