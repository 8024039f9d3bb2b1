/** What Kalah says, by the names of its definition; and what its board says. */
import type { Language } from '../../../../client/kept/language.ts';
import { catalog } from '../../../../client/text/catalog.ts';
import type { Said } from '../../../../client/text/plain.ts';
import { plural } from '../../../../client/text/plural.ts';
import type { Event } from './scene.ts';

export const said: Readonly<Record<Language, Said<Event>>> = {
  ja: {
    parts: { pits: '穴', stores: '倉' },
    moves: { sow: 'まく' },
    prompts: { play: 'あなたの番です。まく穴を選んでください。' },
    refusals: { emptyPit: 'この穴は空です。種のある穴を選んでください。' },
  },
  en: {
    prompts: { play: 'Your turn: choose a pit to sow.' },
    refusals: { emptyPit: 'This pit is empty. Choose one that has seeds.' },
  },
};

export const labels = catalog({
  en: {
    board: 'Pits',
    pit: (pit: number, seeds: number) => `Pit ${pit}: ${plural(seeds, 'seed', 'seeds')}`,
    sow: (pit: number, seeds: number) => `Sow pit ${pit}: ${plural(seeds, 'seed', 'seeds')}`,
  },
  ja: {
    board: '穴',
    pit: (pit, seeds) => `穴${pit}：種${seeds}個`,
    sow: (pit, seeds) => `穴${pit}をまく：種${seeds}個`,
  },
});
