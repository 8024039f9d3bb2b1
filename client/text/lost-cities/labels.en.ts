import { lists } from '../lists.ts';
import { plural } from '../plural.ts';

const { several } = lists.en;

export const labels = {
  /** In the order of COLOURS: the colours, and the ruins their paths lead to. */
  colours: ['brown', 'yellow', 'green', 'red', 'blue'],
  ruins: ['the stepped pyramid', 'the pillared temple', 'the giant’s head', 'the cliff gate', 'the lake tower'],
  /** In the order of TILES. */
  tiles: ['statue', 'free step', '5 points', '10 points', '15 points'],
  figures: { explorer: 'explorer', researcher: 'researcher' },
  card: (colour: string, value: number) => `${colour} ${value}`,
  /** A name, followed by details if there are any. */
  detailed: (name: string, details: readonly string[]) =>
    details.length === 0 ? name : `${name}: ${several(details)}`,

  map: 'Map of the expedition',
  deckHolds: (count: number) => `Deck: ${count} left`,
  pile(colour: string, top: string | null, count: number) {
    if (top === null) return `No ${colour} discards`;
    return count === 1
      ? `Discard pile of ${colour}: ${top}`
      : `Discard pile of ${colour}: ${top} on top, ${count} in all`;
  },
  path: (colour: string, ruin: string) => `The ${colour} path to ${ruin}`,
  pathOf: (colour: string) => `${colour} path`,
  tileAt: (step: number, tile: string) => `${tile} on space ${step}`,
  figureAt: (player: string, figure: string, step: number) => `${player}’s ${figure} on space ${step}`,
  expedition: (number: number, of: number) => (of === 1 ? 'Expedition' : `Expedition ${number}/${of}`),
  crossed: (count: number, of: number) => `Across the bridges: ${count}/${of}`,
  /** How many are still to cross until the expedition ends. */
  toCross: (count: number) => (count === 1 ? 'Ends when 1 more crosses' : `Ends when ${count} more cross`),
  crossedHelp: 'Once five figures of all players together have crossed, this expedition is over.',
  /** How many more turns of discarding and drawing discards end the expedition. */
  toStall: (count: number) => (count === 1 ? 'Ends after 1 more such turn' : `Ends after ${count} more such turns`),
  toStallShort: (count: number) => plural(count, 'turn left', 'turns left'),
  stallHelp: 'After 50 turns in a row of discarding and drawing discards only, this expedition is over.',
  expeditionNames: ['First expedition', 'Second expedition', 'Third expedition'],

  /** Choices: on buttons and for screen readers. */
  start: { explorer: 'Send an explorer', researcher: 'Send the researcher' },
  startFor: {
    explorer: (points: string) => `Send an explorer: ${points}`,
    researcher: (points: string) => `Send the researcher: ${points}`,
  },
  startOn: {
    explorer: (colour: string) => `Start the ${colour} path with an explorer`,
    researcher: (colour: string) => `Start the ${colour} path with the researcher`,
  },
  advance: (from: string, to: string) => `Advance: ${from} → ${to}`,
  advanceTo: (colour: string, step: number) => `Advance on ${colour} to space ${step}`,
  stay: 'Add to the row',
  stayOn: (colour: string) => `Add to the ${colour} row`,
  movesNobody: 'no figure moves',
  discard: 'Discard',
  discardOf: (card: string) => `Discard the ${card}`,
  stepTo: (colour: string, step: number) => `Free step on ${colour} to space ${step}`,
  decline: 'Skip the step',
  drawDeck: 'Draw from the deck',
  drawFrom: (count: number) => `Draw from the deck, ${count} left`,
  take: (card: string) => `Take the ${card}`,

  /** In the preview at the pointer: what a choice brings. */
  now: (points: string) => `${points} here`,
  change: (from: string, to: string) => `${from} → ${to}`,
  doubled: 'doubled for the researcher',
  endsBy: {
    bridge: 'fifth to cross, ends the expedition',
    deck: 'last card, ends the expedition',
    stalled: '50th turn of discards only, ends the expedition',
  },
  /** Said on a button, whatever ends it. */
  ends: 'ends the expedition',
  helpsAnother: 'another figure may take a free step',
  forOthers: 'others may take it',
  unseen: 'nobody knows what comes',

  hand: 'Your hand',
  actions: 'What you can do',
  /** The prompt after a card was picked. */
  doing: {
    play: (card: string) => `Choose where ${card} goes: on its path, or onto the discards.`,
    discard: (card: string) => `You can’t play ${card} now. Discard it, or choose another card.`,
  },
  pickCard: 'Raised cards can be played on a path. Any card can be discarded.',
  waiting: 'Not your turn. Pick a card to see where it could go.',
  /** Beside each colour of the hand: which cards one's own row still takes. */
  rowFrom: (value: number) => `from ${value}`,
  rowTo: (value: number) => `up to ${value}`,
  rowOpen: 'any',
  noRow: 'new',
  playable: (card: string) => `${card}, can be played`,

  rowCards: (colour: string, cards: readonly number[]) => `Row of ${colour}: ${several(cards.map(String))}`,
  rowEmpty: (colour: string) => `${colour} not started`,
  onSteps: 'Points of the spaces reached',
  statues: 'Statues',
  chips: 'Point chips',
  hiddenChips: 'Point chips lie face down',
  researcherLeft: 'The researcher is still at hand',

  journal: 'Journal',
  /** The score if the expedition ended now. */
  scoreNow: (points: number) => `${points} points`,
  close: 'Close',
  soFar: 'Your points so far',
  paths: 'Paths',
  stepSum: 'Spaces in all',
  tilePoints: 'Point tiles',
  ofTiles: (points: number) => `${points} from tiles this time`,
  tilesCount: (count: number) => `${count} found`,
  hidden: 'hidden',
  earlier: 'Point chips',
  /** The heading of point chips from earlier expeditions. */
  before: 'Before',
  atStep: (step: number) => `space ${step}`,
  inAll: 'Points in all',
  ifNow: 'If it ended now',
  atZero: 'never below 0',
  statueTable: 'What statues are worth',
  statuesAtEnd: 'added at the end',
  statueChips: 'Statues',
  found: (count: number, total: number) => (count === total ? `${count}` : `+${count} (${total} in all)`),
  statuesHeld: (count: number) => plural(count, 'statue', 'statues'),
  ended: (number: number) => `Expedition ${number} is over`,
  endings: {
    bridge: 'Five figures have crossed the bridges.',
    deck: 'The deck is used up.',
    stalled: 'For 50 turns everybody only discarded and drew discards.',
  },
  notStarted: '–',
  goOn: 'Back to the map',
};

/** What the labels are in any language. */
export type Labels = typeof labels;
