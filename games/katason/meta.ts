import type { Meta } from '../kit/meta.ts';

export interface Options {
  /** Number tokens in the printed order from a random corner hex, or shuffled without neighbouring 6s and 8s. */
  readonly numbers: 'ordered' | 'random';
  /** Two independent dice, or the 36 combinations dealt from a bag that is refilled when 5 are left. */
  readonly dice: 'fair' | 'bag';
  /** Whether players may trade with each other, or only with the bank. */
  readonly trade: 'players' | 'bank';
}

export const meta = {
  id: 'katason',
  names: { ja: 'カタソ', en: 'Katason' },
  players: { min: 3, max: 4, default: 4 },
  colours: ['red', 'blue', 'yellow', 'green'],
  minutes: 60,
  weight: 'medium',
  options: {
    numbers: { choices: ['ordered', 'random'], default: 'ordered' },
    dice: { choices: ['fair', 'bag'], default: 'fair' },
    trade: { choices: ['players', 'bank'], default: 'players' },
  },
} as const satisfies Meta<Options>;
