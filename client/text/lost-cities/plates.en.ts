import { EXPLORERS, HAND, SET_ASIDE } from '../../../games/lost-cities/data.ts';
import type { PlateWords } from '../plates.ts';
import { labels } from './labels.en.ts';
import { signed } from '../points.ts';

export const plateWords = {
  plates: {
    row: ({ cards, step }) =>
      `The row of {seat:0}: ${cards} cards, each as high as the one before or higher. The first put the figure on its path and each of the others moved it one space, so it stands on space ${step}.`,
    path: ({ step }) =>
      `The figure that belongs to this row, on the ringed space ${step} of its path. Its tag shows the last card.`,
    tiles: ({ points }) =>
      `On the ringed spaces lie a free step {step}, ${points} points {points:${points}} and a statue {statue}. {seat:1} stands at the free step; {seat:0} comes past all three later.`,
    bridge: ({ crossed, all }) =>
      `${crossed} figures are beyond a bridge. If {seat:0} moves the one before the ringed space on, it is number ${all}, and the expedition ends at once.`,
    worth: ({ low = 0, high = 0, researcher = 0, all = 0 }) =>
      `The figures of {seat:0} would score ${signed(low)} and ${signed(high)}, and the researcher ${signed(researcher)}, twice what its space is worth: ${signed(all)} in all.`,
  },
  setUp: (players) => {
    const dealt = `The map with its event tiles. Each of the ${players} players has ${EXPLORERS} explorers, a researcher and ${HAND} cards.`;
    const aside = SET_ASIDE[players] ?? 0;
    return aside === 0 ? dealt : `${dealt} ${aside} more cards have been put aside unseen.`;
  },
  end: 'The journal of a match that is over, and where the points of {seat:0}, {seat:1} and {seat:2} came from.',
  components: {
    cards: 'Cards from 0 to 10 in five colours',
    statue: 'Statue tiles',
    step: 'Free step tiles',
    points5: 'Tiles of 5 points',
    points10: 'Tiles of 10 points',
    points15: 'Tiles of 15 points',
    explorers: 'Explorers',
    researchers: 'Researchers',
  },
  legend: [
    ...labels.colours.map((name, colour): [string, string] => [`{path:${colour}}`, `The ${name} path`]),
    ['{statue}', 'Statue'],
    ['{step}', 'Free step'],
    ['{points:10}', 'Points'],
    ['{figure:explorer}', 'Explorer'],
    ['{figure:researcher}', 'Researcher'],
  ],
} satisfies PlateWords;
