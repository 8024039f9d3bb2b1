import { plural } from '../plural.ts';
import type { Bundle } from '../../../games/attika/types.ts';
import { labels } from './labels.en.ts';
import type { RefusalSentences } from './sentences.ts';

function priced(missing: Bundle, any: number): string {
  const parts = missing.flatMap((count, kind) => (count > 0 ? [labels.part(labels.terrain[kind]!, count)] : []));
  return labels.price(any > 0 ? [...parts, labels.any(any)] : parts);
}

export const refusals: RefusalSentences = {
  wrongPhase: {
    actions: 'There is no drawn building and no new land to place now.',
    reveal:
      'First decide about the building you have drawn: it can be put on your mat, or built where you can pay for it.',
    expansion: 'First lay the new land.',
  },
  stackEmpty: 'This stack is used up. Draw from another one.',
  stacksEmpty: 'All your stacks are used up: there is nothing left to draw. You can end your turn.',
  buildingTurn: 'This turn is for building, not for drawing. End it when you are done.',
  drawingTurn: 'This turn is for drawing, not for building from your mat. End it when you are done.',
  noActionsLeft: 'No actions are left. End your turn.',
  amphoraFirst: 'No actions are left. Use an amphora for one more, or end your turn.',
  notOnMat: ({ kind }) => `The ${labels.buildings[kind]} still lies face down in one of your stacks.`,
  kindBuilt: ({ kind }) => `You have built this already: ${labels.buildings[kind]}.`,
  notRevealed: 'The building you have drawn comes first. You can put it on your mat.',
  noSuchHex: 'There is no land here.',
  siteTaken: 'Something stands here already. Only empty sites can be built on.',
  cantAfford: ({ cards, held }) => `This takes ${labels.cards(cards)} in all, and you hold ${held}.`,
  nowhereAffordable: 'You can’t pay for this anywhere yet. Actions you don’t use bring cards when you end your turn.',
  landFull: 'No site is empty. New land comes when somebody uses up a stack.',
  shrineHere: 'A shrine can’t be built on. Buildings beside it link it.',
  nothingPicked: 'First choose one of the lit buildings on your mat.',
  nothingReady: 'Nothing lies ready on your mat. Draw a building first.',
  nowhereYet: 'First choose a place for the new land.',
  cardsNotHeld: 'You don’t hold these cards.',
  wrongPayment: ({ missing, any }) =>
    `The price is ${priced(missing, any)}. Any two cards stand in for one, and you can’t pay more than that.`,
  nothingDue: 'This costs nothing here. Build it without cards.',
  landOverlaps: 'Land can’t lie on other land or on a shrine.',
  landApart: 'New land must touch land or a shrine along an edge.',
  noAmphora: 'You have no amphora. They come from groups completed in one piece.',
  tooFewAmphorae: ({ held }) => `You have only ${plural(held, 'amphora', 'amphorae')}.`,
  matEmpty: 'Nothing lies ready on your mat to be built. You can end your turn.',
  noModeYet: 'An amphora brings one more action of the turn’s kind, which its first action decides.',
};
