import type { Meta, NoOptions } from '../kit/meta.ts';

export type Options = NoOptions;

export const meta = {
  id: 'atlantis',
  names: { ja: 'アトランティス', en: 'Atlantis' },
  players: { min: 2, max: 4, default: 4 },
  colours: ['blue', 'white', 'black', 'red'],
  minutes: 30,
  drawsStarter: true,
  weight: 'light',
  beginners: true,
  options: {},
} as const satisfies Meta<Options>;
