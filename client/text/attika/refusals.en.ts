import type { Bundle, Phase } from '../../../games/attika/types.ts';
import { labels } from './labels.en.ts';
import type { RefusalSentences } from './sentences.ts';

/** What has to be done before anything else. */
const FIRST: Readonly<Record<Phase, string>> = {
  actions: 'Nothing has been turned up. Draw a building first.',
  reveal: 'First build the building you have drawn, or put it on the mat.',
  expansion: 'First lay the new land.',
};

function priced(missing: Bundle, any: number): string {
  const parts = missing.flatMap((count, kind) => (count > 0 ? [labels.part(labels.terrain[kind]!, count)] : []));
  return labels.price(any > 0 ? [...parts, labels.any(any)] : parts);
}

export const refusals: RefusalSentences = {
  wrongPhase: ({ phase }) => FIRST[phase],
  stackEmpty: () => 'This stack is used up. Draw from another one.',
  stacksEmpty: () => 'All your stacks are used up: there is nothing left to draw. You can end your turn.',
  buildingTurn: () => 'You are building this turn. You can draw on your next one.',
  drawingTurn: () => 'You are drawing this turn. You can build from the mat on your next one.',
  noActionsLeft: () => 'No actions are left. End your turn, or give up an amphora for one more.',
  notOnMat: ({ kind }) => `The ${labels.buildings[kind]} doesn’t lie ready on your mat. Draw it first.`,
  notRevealed: () => 'Only the building just drawn can be built now.',
  noSuchHex: () => 'There is no land here.',
  siteTaken: () => 'Something stands here already. Choose an empty site.',
  cantAfford: ({ cards }) => `This takes ${cards} cards in all. Draw cards, or choose a cheaper site.`,
  nowhereAffordable: () => 'You can’t pay for this anywhere yet. End your turn early to draw cards.',
  landFull: () => 'No site is empty. New land comes when somebody’s stack is used up.',
  shrineHere: () => 'Nothing can be built on a shrine. Choose a site beside it.',
  nothingPicked: () => 'First choose on your mat what to build.',
  nothingReady: () => 'Nothing lies ready on your mat. Draw a building first.',
  nowhereYet: () => 'First choose a place for the new land.',
  cardsNotHeld: () => 'You don’t hold these cards.',
  wrongPayment: ({ missing, any }) =>
    `The price is ${priced(missing, any)}. Two cards stand in for one you lack, and nobody pays more.`,
  landOverlaps: () => 'Land can’t lie on other land or on a shrine.',
  landApart: () => 'New land must touch land or a shrine along an edge.',
  noAmphora: () => 'You have no amphora. Complete a group in one piece to get one.',
  matEmpty: () => 'Nothing lies ready on your mat to be built. You can end your turn.',
  noModeYet: () => 'Draw or build first: an amphora adds an action of the same kind.',
};
