import { colourOf, valueOf } from '../../../games/lost-cities/board.ts';
import { labels } from './labels.en.ts';
import type { RefusalSentences } from './sentences.ts';

const colour = (index: number) => labels.colours[index] ?? '';
const named = (card: number) => labels.card(colour(colourOf(card)), valueOf(card));

export const refusals: RefusalSentences = {
  wrongPhase: {
    card: 'First choose a card from your hand: play it on its path, or discard it.',
    bonus: `First choose who takes the free step, or press “${labels.decline}”.`,
    draw: 'First draw a card.',
  },
  cardNotHeld: ({ card }) => `You don’t hold ${named(card)}. Choose a card from your hand.`,
  alreadyStarted: (refusal) =>
    `You have started the ${colour(refusal.colour)} path already. Add this card to your row.`,
  notLowest: ({ card }) => `A path can only start with the lowest card of its colour that you hold: ${named(card)}.`,
  noExplorersLeft: 'All four explorers are on their way. Send the researcher.',
  researcherUsed: 'Your researcher is on the way already. Send an explorer.',
  notStarted: (refusal) => `You haven’t started the ${colour(refusal.colour)} path. Start it first.`,
  tooLow: ({ card }) =>
    `Your row is at ${named(card)} and takes the same number or a higher one. You can discard this card.`,
  tooHigh: ({ card }) =>
    `Your row falls, is at ${named(card)} and takes the same number or a lower one. You can discard this card.`,
  nobodyOnPath: (refusal) => `None of your figures is on the ${colour(refusal.colour)} path. Choose a lit space.`,
  atSummit: (refusal) => `Your figure has reached the ${colour(refusal.colour)} ruin. Choose another one.`,
  pileEmpty: (refusal) => `The ${colour(refusal.colour)} pile is empty. Draw from the deck or another pile.`,
  justDiscarded: (refusal) =>
    `You have just discarded onto the ${colour(refusal.colour)} pile. Draw from the deck or another pile.`,
  deckOnly: 'No discard can be drawn now. Draw from the deck.',
};
