import { lists } from '../lists.ts';
import { plural } from '../plural.ts';

const cards = (count: number) => plural(count, 'card', 'cards');

export const labels = {
  /** In the order of TERRAINS. */
  terrain: ['hill', 'mountain', 'forest', 'lake'],
  /** In the order of BUILDINGS. */
  buildings: [
    'capital',
    'oracle',
    'theatre',
    'tavern',
    'plaza',
    'market',
    'gymnasium',
    'stadium',
    'statue',
    'temple',
    'quarry',
    'fortress',
    'tower',
    'harbour',
    'ship',
    'well',
    'grain field',
    'mill',
    'village',
    'vineyard',
    'vintner',
    'silver mine',
    'mint',
    'road',
  ],
  groups: {
    city: 'City',
    defence: 'Defence',
    seafaring: 'Seafaring',
    supply: 'Supply',
    wine: 'Wine',
    minting: 'Minting',
    roads: 'Roads',
  },
  land: 'The land',
  deck: 'Deck',
  discards: 'Discards',
  landTiles: 'Land tiles left',
  landShort: 'Land tiles',
  cards,
  /** Joins parts by commas. */
  several: lists.en.several,
  /** Joins whole sentences. */
  told: (sentences: readonly string[]) => sentences.join('. '),

  /** Places for screen readers: a site with its terrain, and what stands beside it. */
  hex: (number: number) => `site ${number}`,
  site: (number: number, terrain: string | null, beside: readonly string[]) => {
    const site = terrain === null ? `site ${number}` : `site ${number} (${terrain})`;
    return beside.length === 0 ? site : `${site} beside ${lists.en.all(beside)}`;
  },
  shrine: (number: number) => `shrine ${number}`,
  owned: (player: string, building: string) => `${player}’s ${building}`,
  empty: 'empty',
  /** A site and what stands on it. */
  described: (site: string, stands: string) => `${site}: ${stands}`,

  /** Prices: "1 hill card and 2 of any kind", or free. */
  free: 'Free',
  nothingDue: 'no cards',
  price: lists.en.all,
  part: (terrain: string, count: number) => `${count} ${terrain} ${count === 1 ? 'card' : 'cards'}`,
  any: (count: number) => `${count} of any kind`,
  founding: (fee: number) => `including ${fee} for a new settlement`,
  /** A price with the part of it that founds a settlement. */
  priceWithFee: (price: string, fee: number) => `${price} (including ${fee} for a new settlement)`,
  /** What makes a building free where it is to be built, and what would. */
  freeBeside: (building: string) => `Free beside the ${building}`,
  freeIfBeside: (building: string) => `free beside the ${building}`,
  /** What a building makes free. */
  frees: (buildings: readonly string[]) => `Beside it free: ${lists.en.all(buildings)}`,
  takes: (count: number) => `Takes ${cards(count)}`,
  short: (takes: number, held: number) => `Takes ${cards(takes)}, you hold ${held}`,
  completes: (group: string) => `Completes ${group}`,
  joinsShrines: 'Links two shrines and wins',
  build: (building: string, site: string, price: string) => `Build the ${building} on ${site}: ${price}`,

  hand: 'Your hand',
  mat: 'Your mat',
  matOf: (player: string) => `${player}’s mat`,
  matShort: 'Mat',
  /** The button that shows one's whole mat where only the ready buildings are shown. */
  matWhole: 'All',
  wholeLand: 'Show the whole land',
  matHint: 'Beside the building an arrow comes from, the one it leads to is free.',
  noneReady: 'Nothing lies ready',
  ready: (count: number) => (count === 1 ? 'ready' : `${count} ready`),
  built: (count: number) => (count === 1 ? 'built' : `${count} built`),
  hidden: (count: number) => (count === 1 ? 'still in a stack' : `${count} still in the stacks`),
  freeNow: 'can be free now',
  costs: 'costs',
  anyFive: 'any 5 cards',
  /** A building of the mat: how many are ready, built or hidden, and its cost. */
  holding: (building: string, states: readonly string[], cost: string) =>
    `${building}: ${states.join(', ')}, costs ${cost}`,
  stacks: 'Your stacks',
  stack: (number: number, left: number, large: boolean) =>
    `Stack ${number}: ${left} ${large ? 'large buildings left' : 'left'}`,
  drawFrom: (stack: string) => `Draw a building: ${stack}`,

  drawing: 'Draw',
  building: 'Build',
  actionsLeft: (count: number) => `${count} left`,
  /** How to begin to build, or why that can't be done. */
  pickBuilding: 'Choose one of the lit buildings on your mat',
  nonePayable: 'You can’t pay for any of them yet',
  nextTurn: 'This turn is for drawing',
  noneLeft: 'No actions left',
  endTurn: 'End turn',
  bringsCards: (count: number) => `+${cards(count)}`,
  endTurnFor: (count: number) => (count === 0 ? 'End turn' : `End turn (+${cards(count)})`),
  moreActions: 'Amphora: one more action',
  oneMore: '+1 action',
  giveAmphorae: 'Amphorae for cards',
  more: 'One more amphora for a card',
  less: 'One amphora fewer for a card',

  /** The prompt while a move of several parts is put together. */
  doing: {
    site: (building: string) => `Choose one of the lit sites for the ${building}.`,
    pay: (building: string) => `Pay for the ${building} as proposed, or press cards to pay with others.`,
    lay: 'Turn the new land as you like, then press “Lay it here”.',
  },

  keep: 'Put it on the mat',
  pickSite: 'Choose one of the lit sites',
  payFor: (building: string) => `Pay for the ${building}`,
  /** A kind of card in the hand, and what pressing it does while a price is paid. */
  pile: (terrain: string, count: number) => `${terrain}: ${count}`,
  take: (terrain: string, left: number) => `Give one ${terrain} card (${left} left)`,
  putBack: (terrain: string, given: number) => `Take back one ${terrain} card (${given} given)`,
  nothingChosen: 'Nothing chosen',
  standIn: (missing: number) =>
    missing === 1
      ? 'Two cards stand in for the one you lack'
      : `Two cards stand in for each of the ${missing} you lack`,
  buildFor: (count: number) => (count === 0 ? 'Build' : `Build for ${cards(count)}`),
  cheapest: 'Cheapest way',
  cancel: 'Cancel',

  newLand: 'New land',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  layHere: 'Lay it here',
  layHint: 'Choose where it lies and turn it as you like.',
  layKeys: 'R or the wheel turns it, too.',
  layOn: (spot: number, beside: readonly string[]) => `Lay the land at spot ${spot}, touching ${lists.en.all(beside)}`,

  onLand: 'Buildings on the land',
  handSize: 'Cards in hand',
  /** Short words beside a seat's counts, where there is room. */
  words: { hand: 'Cards', amphorae: 'Amphorae', link: 'To link', settlements: 'Settlements', stacks: 'Stacks' },
  amphorae: 'Amphorae',
  settlements: 'Settlements',
  stackSizes: 'Buildings left in the stacks',
  /** How many buildings are missing to link two shrines; null if every way is blocked. */
  link: (missing: number | null) =>
    missing === null
      ? 'No way left between two shrines'
      : `To link ${missing}: ${plural(missing, 'more building', 'more buildings')} would link two shrines`,
};

/** What the labels are in any language. */
export type Labels = typeof labels;
