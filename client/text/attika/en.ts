import { sum } from '../../../games/kit/counts.ts';
import { type Group, STILL_ROUNDS } from '../../../games/attika/data.ts';
import type { State } from '../../../games/attika/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.en.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { lists } from '../lists.ts';
import { type Sentence, at, drawn, name, say } from '../sentences.ts';
import { type EventSentences, type Task, siteOf, taskOf, turnsToEnd, wordsIn } from './sentences.ts';

const building = (kind: number) => `{building:${kind}} ${labels.buildings[kind]}`;

const rounds = (count: number) => (count === 1 ? 'a round' : `${count} rounds`);

const events: EventSentences = {
  buildingDrawn: ({ seat, kind }) => `${name(seat)} draws the ${building(kind)}.`,
  buildingKept: ({ seat, kind }) => `${name(seat)} puts the ${building(kind)} on the mat.`,
  buildingBuilt: ({ seat, kind, hex, cards: paid, free, fee }, state) => {
    const site = at(` on ${siteOf(state, hex, labels)}`);
    if (free) return `${name(seat)} builds the ${building(kind)} for free${site}.`;
    if (sum(paid) === 0) return `${name(seat)} builds the ${building(kind)}${site}: the land pays for all.`;
    if (fee === 0) return `${name(seat)} builds the ${building(kind)} for ${drawn(paid)}${site}.`;
    return `${name(seat)} builds the ${building(kind)} for ${drawn(paid)}, ${fee} of them for a new settlement${site}.`;
  },
  groupCompleted: ({ seat, group, amphora }) =>
    amphora
      ? `${name(seat)} completes ${labels.groups[group as Group]} and gets an {amphora} amphora.`
      : `${name(seat)} completes ${labels.groups[group as Group]}, but no amphora is left.`,
  amphoraUsed: ({ seat, forCard }) =>
    `${name(seat)} uses an {amphora} amphora for one more ${forCard ? 'card' : 'action'}.`,
  stackExhausted: ({ seat }) => `One of ${name(seat)}’s stacks is used up.`,
  landDrawn: ({ seat }) => `${name(seat)} draws new land.`,
  landLaid: ({ seat, hexes }) =>
    `${name(seat)} lays new land${at(`: ${lists.en.all(hexes.map((hex) => labels.hex(hex + 1)))}`)}.`,
  deckShuffled: 'The discards are shuffled into a new deck.',
  cardsDrawn: ({ seat, count, secret }) =>
    `${name(seat)} draws ${secret === undefined ? labels.cards(count) : drawn(secret.cards)}.`,
  roundStill: ({ rounds: past, left }) =>
    left === 0
      ? `Nothing has changed for ${rounds(past)}: the game is over.`
      : `Nothing has changed for ${rounds(past)}. The game ends if nothing changes for ${rounds(left)} more.`,
  turnEnded: null,
  shrinesLinked: ({ seat }) => `${name(seat)} links two shrines!`,
  allBuilt: ({ seat }) => `${name(seat)} has built all 30 buildings!`,
};

function prompt(state: State, seat: Seat | null, [mover]: Movers): string {
  if (mover !== seat) return others(state, mover);
  const task = say(TASKS[taskOf(state, seat)], state);
  const left = turnsToEnd(state);
  return left === null ? task : `${task} ${standsStill(left)}`;
}

const standsStill = (left: number) =>
  left === 1
    ? 'If nothing changes in this turn either, the game is over.'
    : `If nothing changes for ${left} turns from here, the game is over.`;

const TASKS: Readonly<Record<Task, Sentence<[state: State]>>> = {
  settle: ({ revealed }) => `Build the ${building(revealed)} on a lit site, or press “${labels.keep}”.`,
  keep: ({ revealed }) => `The ${building(revealed)} fits nowhere now. Press “${labels.keep}”.`,
  lay: `Choose a place for the new land, then press “${labels.layHere}”.`,
  open: 'Draw up to two buildings, or build up to three of the lit ones.',
  openDraw: 'Draw up to two buildings from your stacks.',
  openBuild: 'Build up to three of the lit buildings.',
  idle: 'You can neither draw nor build: end your turn.',
  draw: ({ actions }) => `You may draw ${actions} more.`,
  build: ({ actions }) => `You may build ${actions} more of the lit buildings.`,
  noneToDraw: 'Your stacks are used up. End your turn.',
  noneToBuild: 'Nothing on your mat can be built now. End your turn.',
  moreDraw: 'Use an amphora to draw one more, or end your turn.',
  moreBuild: 'Use an amphora to build one more, or end your turn.',
  onlyCards: 'Use amphorae for a card each, or end your turn.',
  spent: 'No actions left. End your turn.',
};

function others(state: State, mover: Seat): string {
  if (state.phase === 'reveal') return `Waiting for ${name(mover)} to decide about the ${building(state.revealed)}.`;
  if (state.phase === 'expansion') return `Waiting for ${name(mover)} to lay new land.`;
  if (state.mode === 'open') return `Waiting for ${name(mover)} to draw or build.`;
  return `Waiting for ${name(mover)}, who is ${state.mode === 'draw' ? 'drawing' : 'building'}.`;
}

export const words = wordsIn('en', {
  about:
    'Four cities of ancient Greece race to grow. Draw your buildings, build them where the land pays for them, and keep to the order in which each makes the next one free. Build all thirty, or link two shrines, and you win at once.',
  prompt,
  events,
  refusals,
  endings: {
    thirtyBuildings: 'All 30 buildings stand.',
    shrinesLinked: 'Two shrines are linked.',
    stalled: `Nothing has changed for ${STILL_ROUNDS} rounds, so buildings decide.`,
  },
  scoreItems: { buildings: 'Buildings' },
  help,
  advice,
  keys: { k: 'Put the drawn building on the mat', a: 'Use an amphora', e: 'End the turn' },
});
