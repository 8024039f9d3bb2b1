import type { LostCitiesReason } from '../../../games/lost-cities/bot/reasons.ts';
import { colourOf } from '../../../games/lost-cities/board.ts';
import type { LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { labels } from './labels.en.ts';
import { signed } from '../points.ts';
import { drawn } from './sentences.ts';

const path = (colour: number) => `{path:${colour}}`;

export const advice = adviceOf<State, LostCitiesMove, LostCitiesReason>(
  {
    startPath: ({ card, figure }) =>
      `Start the ${path(colourOf(card))} path with ${drawn(card)} and ${figure === 'explorer' ? 'an explorer' : 'the researcher'}.`,
    advance: ({ card }) => `Play ${drawn(card)}.`,
    discard: ({ card }) => `Discard ${drawn(card)}.`,
    moveFigure: ({ colour }) => `Let the figure on the ${path(colour)} path take the free step.`,
    declineStep: 'Skip the free step.',
    drawCard: 'Draw from the deck.',
    takeDiscard: ({ colour }, state) => `Take ${drawn(state.piles[colour]!.at(-1)!)} from the discards.`,
  },
  {
    points: ({ from, to }) => `The figure then counts ${signed(to)} instead of ${signed(from)}.`,
    tile: ({ tile }) => `It comes to a tile: ${labels.tiles[tile]}.`,
    ends: 'It is the fifth to cross: the expedition ends.',
    crosses: ({ left }) => `It crosses the bridge. The expedition ends with ${left} more.`,
    tight: 'It skips no number.',
    follows: ({ colour, count }) =>
      `${count} more ${path(colour)} ${count === 1 ? 'card' : 'cards'} in hand can follow.`,
    useless: 'You can’t play it in this expedition any more.',
    lonely: ({ colour }) => `It is the only ${path(colour)} card in hand, and that path isn’t started.`,
    noGift: 'None of the others could add it to a row now.',
    fits: ({ colour }) => `It can go on along the ${path(colour)} path.`,
  },
);
