import { BANK_COUNT, KINDS, LEAST_TRAIL, PIECES } from '../../../games/katason/data.ts';
import type { PlateWords } from '../plates.ts';
import { labels } from './labels.en.ts';

export const plateWords = {
  plates: {
    distance: ({ corners }) =>
      `{seat:0} has a house on the ringed corner. On the ${corners} corners next to it nobody may build a house, {seat:0} included.`,
    yield: ({ sum, resource, house, city }) =>
      `The dice show ${sum}. From the ringed hex {seat:0} gets ${house} {card:${resource}} for a house, and {seat:1} ${city} for a city.`,
    blocked: () =>
      '{seat:1} has a house where the road of {seat:0} ends. {seat:0} can’t go on past it: the crossed edge is barred.',
    robber: ({ sum }) =>
      `The dice show ${sum}, but the robber stands on the ringed hex. It yields nothing, neither to the house of {seat:0} nor to the city of {seat:1}.`,
    harbours: ({ resource, special, generic }) =>
      `{seat:0} has a house at a special harbour: ${special} {card:${resource}} buy any one resource. {seat:1} has one at a generic harbour: there it takes ${generic} of any one kind.`,
    run: ({ length }) =>
      `The ${length} ringed roads are the longest run of {seat:0}. The road that branches off isn’t counted, since no road of a run is passed twice.`,
    cut: ({ length }) =>
      `The same roads, but {seat:1} has a house between them. It cuts the run: ${length} roads are the most that {seat:0} has now, and the award takes ${LEAST_TRAIL}.`,
  },
  setUp: (players) =>
    `The island before the first house, with the robber on the desert. Each of the ${players} players has ${PIECES.roads} roads, ${PIECES.houses} houses and ${PIECES.cities} cities; the bank has ${BANK_COUNT} of each resource.`,
  end: 'A match that is over: {seat:0}, {seat:1}, {seat:2} and {seat:3} with all their points. One of them had ten and declared victory.',
  components: {
    hexes: 'Hexes',
    tokens: 'Number tokens',
    harbours: 'Harbours',
    robber: 'Robber',
    resources: 'Resource cards',
    knight: 'Knight cards',
    point: 'Point cards',
    road: 'Road building cards',
    harvest: 'Harvest cards',
    monopoly: 'Monopoly cards',
    dice: 'Dice',
    combinations: 'Combinations of two dice, in a bag',
    roads: 'Roads',
    houses: 'Houses',
    cities: 'Cities',
  },
  legend: [
    ...labels.terrain.slice(0, KINDS).map((name, kind) => [`{card:${kind}}`, name] as const),
    ['{robber}', 'The robber'],
    ...labels.cards.map((name, card) => [`{dev:${card}}`, name] as const),
  ],
} satisfies PlateWords;
