import type { HelpSection } from '../../table/board.ts';

export const help: readonly HelpSection[] = [
  {
    title: 'The aim',
    text: [
      'You win at once when all 30 of your buildings stand on the land, or when one settlement of yours touches two shrines.',
    ],
  },
  {
    title: 'A turn',
    text: [
      'Either draw up to two buildings from your stacks, or build up to three from your mat. You can’t mix the two.',
      'A drawn building is built at once or put on the mat. Building it at once takes no further action.',
      'Each action you leave out brings a card at the end of the turn. Doing nothing at all brings three.',
    ],
  },
  {
    title: 'What a building costs',
    text: [
      'Build on any empty site. The cost is in cards of {card:0} hill, {card:1} mountain, {card:2} forest and {card:3} lake.',
      'Each mark on the site and on the empty sites around it saves a card of its kind. What is built over no longer counts.',
      'Any two cards stand in for one you lack. Nobody pays more than is due.',
      'A road takes any five cards, less every mark on and around its site.',
    ],
  },
  {
    title: 'Building for free',
    text: [
      'The arrows on the mat show the order: beside the building an arrow comes from, the next one is free.',
      'Only your own buildings count, and no step can be skipped. A road is free beside another of your roads.',
    ],
  },
  {
    title: 'Settlements',
    text: [
      'Buildings of yours that touch are a settlement. Founding a new one costs one more card of any kind for each settlement you have already.',
      'A building between two settlements makes them one.',
    ],
  },
  {
    title: 'Groups and amphorae',
    text: [
      'Build all of a group so that they hang together, and you get an {amphora} amphora.',
      'Give up amphorae on your turn: each is one more action of the kind you are doing, or one more card at the end.',
    ],
  },
  {
    title: 'More land',
    text: [
      'Whoever draws the last building of a stack settles it and then lays a new piece of land, turned at will.',
      'It must touch land or a shrine along an edge and overlap neither.',
    ],
  },
];
