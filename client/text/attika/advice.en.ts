import type { AttikaReason } from '../../../games/attika/bot/reasons.ts';
import type { AttikaMove, State } from '../../../games/attika/types.ts';
import { advice as adviceOf } from '../advice.ts';
import { lists } from '../lists.ts';
import { plural } from '../plural.ts';
import { name } from '../sentences.ts';
import { labels } from './labels.en.ts';
import { hexesBeside, siteOf } from './sentences.ts';

const building = (kind: number) => `{building:${kind}} ${labels.buildings[kind]}`;
const buildings = (count: number) => plural(count, 'building', 'buildings');

export const advice = adviceOf<State, AttikaMove, AttikaReason>(
  {
    drawBuilding: ({ stack }) => `Draw a building from stack ${stack + 1}.`,
    build: ({ kind, hex }, state) => `Build the ${building(kind)} on ${siteOf(state, hex, labels)}.`,
    keepBuilding: (_move, state) => `Put the ${building(state.revealed)} on your mat.`,
    layLand: ({ cell }, { land }) =>
      `Lay the new land beside ${lists.en.all(hexesBeside(land, cell).map((hex) => labels.hex(hex + 1)))}.`,
    useAmphora: 'Use an {amphora} amphora for one more action.',
    endTurn: ({ amphorae }) =>
      amphorae === 0
        ? 'End your turn.'
        : `End your turn and use ${amphorae === 1 ? 'an amphora for a card' : `${amphorae} amphorae for cards`}.`,
  },
  {
    lastBuilding: 'It is the last building and wins.',
    linksShrines: 'It links two shrines and wins.',
    link: ({ missing }) => `After it ${plural(missing, 'more building', 'more buildings')} would link two shrines.`,
    blocks: ({ seat, missing }) =>
      missing === null
        ? `It leaves ${name(seat)} no way between two shrines on the land laid so far.`
        : `${name(seat)} then needs ${plural(missing, 'more building', 'more buildings')} to link two shrines.`,
    free: 'It costs nothing there.',
    cheap: ({ cards }) =>
      cards === 0 ? 'The land pays for all of it.' : `It costs only ${labels.cards(cards)} there.`,
    frees: ({ kinds }) => `Beside it these are free: ${lists.en.all(kinds.map(building))}.`,
    group: ({ group, left }) =>
      `Of ${labels.groups[group]} only ${buildings(left)} then ${left === 1 ? 'remains' : 'remain'} to be built.`,
    completes: ({ group, amphora }) =>
      amphora
        ? `It completes ${labels.groups[group]} and earns an {amphora} amphora.`
        : `It completes ${labels.groups[group]} and earns a card: no amphorae are left.`,
    joins: 'It joins what stands already, so no new settlement is paid for.',
    cards: ({ count }) => `It brings ${labels.cards(count)}.`,
    stack: ({ left, land }) =>
      land
        ? 'The stack is used up then, and new land is laid.'
        : left === 0
          ? 'The stack is used up then. No new land is left.'
          : `The stack then holds ${buildings(left)} more.`,
  },
);
