import type { Meta, NoOptions } from '../kit/meta.ts';

export type Options = NoOptions;

export const meta = {
  id: 'attika',
  names: { ja: 'アッティカ', en: 'Attika' },
  players: { min: 2, max: 4, default: 3 },
  colours: ['blue', 'white', 'yellow', 'red'],
  minutes: 60,
  drawsStarter: true,
  weight: 'heavy',
  options: {},
} as const satisfies Meta<Options>;
