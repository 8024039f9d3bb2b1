import { STILL_ROUNDS } from '../../../games/attika/data.ts';
import type { HelpSentences } from './sentences.ts';

export const help: HelpSentences = {
  aim: [
    'The aim',
    'You win at once when all 30 of your buildings stand on the land, or when one settlement of yours touches two shrines.',
    `If for ${STILL_ROUNDS} rounds nobody draws a building or builds, with no card left to draw either, the game ends, and the player with the most buildings on the land is first.`,
  ],
  setUp: [
    'Setting up',
    'For 2, 3 or 4 players 4, 6 or 8 tiles make the land, with a shrine for each player beside it.',
    'Everybody has the same 30 buildings: a stack of large ones and three of the others, shuffled. The top one of each stack lies ready on the mat from the start.',
    'The start player begins with 4 terrain cards, each of the next players with one more.',
  ],
  turn: [
    'A turn',
    'Either draw up to two buildings from your stacks, or build up to three from your mat. You can’t mix the two.',
    'A drawn building is built at once or put on the mat. Building it at once takes no further action.',
    'Each action you don’t use brings a terrain card at the end of the turn. Doing nothing at all brings three.',
    'As soon as the deck is used up, the discards are shuffled into a new one.',
  ],
  cost: [
    'What a building costs',
    'Build on any empty site. The cost is in cards of {terrain:0} hill, {terrain:1} mountain, {terrain:2} forest and {terrain:3} lake.',
    'Each mark on the site and on the empty sites around it saves a card of its kind. What is built over no longer counts.',
    'Any two cards stand in for any one. You can’t pay more than the cost.',
    'A road takes any five cards, less every mark on its site and on the empty sites around it.',
  ],
  free: [
    'Building for free',
    'The arrows on the mat lead from one building to the next. Beside your own building an arrow comes from, the one it leads to is free.',
    'You can’t go against an arrow, skip a building, or use another player’s. A road is free beside another of your roads.',
  ],
  settlements: [
    'Settlements',
    'Buildings of yours that touch are a settlement. Founding a new one costs one more card of any kind for each settlement you have already.',
    'A building between two settlements makes them one. A shrine between them does not.',
  ],
  groups: [
    'Groups and amphorae',
    'The mat shows the groups; the four roads are one. When all of a group stand and are connected to each other, in whatever order you built them, you get an {amphora} amphora at once.',
    'There are 15 amphorae. When none is left you draw a card instead.',
    'Use as many amphorae as you like on your turn: each is one more action of the kind you are doing, or one more card at the end.',
  ],
  land: [
    'More land',
    'When you draw the last building of a stack, first build it or put it on the mat; then lay a new land tile, turned as you like.',
    'It must touch land or a shrine along an edge and overlap neither. It may be built on at once.',
    'When no tile is left, none is laid.',
  ],
};
