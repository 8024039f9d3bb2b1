import { HANDS, LAYOUTS, PIECES } from '../../../games/attika/data.ts';
import { lists } from '../lists.ts';
import type { PlateWords } from '../plates.ts';
import { labels } from './labels.en.ts';

export const plateWords = {
  plates: {
    link: ({ missing }) =>
      `{seat:0} would link both shrines with ${missing} more buildings on the marked sites. That wins at once.`,
    cost: ({ building = 0, cost, saved, due }) =>
      `{building:${building}} ${labels.buildings[building] ?? ''}: ${cost} cards. Marks on the ringed site and the empty sites around it save {seat:0} ${saved}, so ${due} is left to pay. The mark below the building of {seat:1} doesn’t count.`,
    free: ({ building = 0, due }) =>
      `{building:${building}} ${labels.buildings[building] ?? ''} beside the capital: on the mat an arrow leads from that to this, so {seat:0} pays ${due} cards.`,
    mat: () =>
      'The mat of {seat:0}. An arrow leads to each building from the one beside which it is free. What is ready lies there as a seal, and what is built is ticked.',
    fee: ({ building = 0, due, fee }) =>
      `{building:${building}} ${labels.buildings[building] ?? ''} on the ringed site would found another settlement of {seat:0}: of the ${due} cards ${fee} is for the one there is already.`,
    group: ({ buildings, amphorae }) =>
      `All ${buildings} buildings of a group are connected, and {seat:0} has got ${amphorae} amphora {amphora} for them.`,
  },
  setUp: (players) =>
    `Land of ${LAYOUTS[players]!.tiles.length} tiles with ${LAYOUTS[players]!.shrines.length} shrines. Each of the ${players} players has ${PIECES} buildings; they begin with ${lists.en.all(HANDS.slice(0, players).map(String))} terrain cards.`,
  end: 'A match that is over. {seat:0}, {seat:1}, {seat:2} and {seat:3} are listed with their buildings; one of them built all thirty.',
  components: {
    tiles: 'Land tiles',
    shrines: 'Shrines in play',
    cards: 'Terrain cards',
    amphorae: 'Amphorae',
    buildings: 'Buildings',
    mats: 'Mats',
  },
  legend: [
    ...labels.terrain.map((name, terrain) => [`{terrain:${terrain}}`, name] as const),
    ['{amphora}', 'Amphora'],
    ...labels.buildings.map((name, kind) => [`{building:${kind}}`, name] as const),
  ],
} satisfies PlateWords;
