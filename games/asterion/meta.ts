import type { Meta, NoOptions } from '../kit/meta.ts';

export type Options = NoOptions;

export const meta = {
  id: 'asterion',
  names: { ja: 'アステリオン', en: 'Asterion' },
  players: { min: 2, max: 4, default: 4 },
  colours: ['yellow', 'blue', 'red', 'green'],
  minutes: 30,
  drawsStarter: true,
  weight: 'medium',
  options: {},
} as const satisfies Meta<Options>;
