import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import type { Stage } from '../../../games/lost-cities/types.ts';
import { labels } from './labels.en.ts';
import type { RefusalSentences } from './sentences.ts';

const colour = (index: number) => labels.colours[index] ?? '';
const named = (card: number) => labels.card(colour(colourOf(card)), valueOf(card));

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Stage, string>> = {
  card: 'First play a card of your hand: on the path of its colour, or onto that pile.',
  bonus: 'First use your free step, or go without.',
  draw: 'First draw a card.',
};

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  cardNotHeld: ({ card }) => `You don’t hold ${named(card)}. Choose a card of your hand.`,
  alreadyStarted: (refusal) =>
    `You are on the ${colour(refusal.colour)} path already. Lay the card on your row to advance.`,
  notLowest: ({ card }) => `A path starts with your lowest card of its colour: ${named(card)}.`,
  noExplorersLeft: () => 'All four explorers are on their way. The researcher can start, if still at hand.',
  researcherUsed: () => 'Your researcher is on the way already. Start with an explorer.',
  notStarted: (refusal) => `Start the ${colour(refusal.colour)} path first, then advance on it.`,
  tooLow: ({ card }) =>
    `Your row has come to ${named(card)}: it takes this number or a higher one. You can discard it.`,
  tooHigh: ({ card }) => `Your row is falling and has come to ${named(card)}: it takes this number or a lower one.`,
  nobodyOnPath: (refusal) =>
    `None of your figures is on the ${colour(refusal.colour)} path. A free step is for one already on its way.`,
  atSummit: (refusal) => `Your figure has reached the ${colour(refusal.colour)} ruin. Choose another one.`,
  pileEmpty: (refusal) => `The ${colour(refusal.colour)} pile is empty. Draw from the deck or another pile.`,
  justDiscarded: (refusal) =>
    `You have just discarded onto ${colour(refusal.colour)}. Draw from the deck or another pile.`,
};
