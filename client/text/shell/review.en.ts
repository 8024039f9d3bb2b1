/** The words of the page that reviews a match. */
import { plural } from './plural.ts';

const percent = (chance: number) => `${Math.round(100 * chance)}%`;
const change = (by: number) => `${by < 0 ? '−' : '+'}${Math.round(100 * Math.abs(by))}`;

export const reviewEn = {
  title: (game: string) => `Review: ${game}`,
  lead: 'How the bots see the match. From each moment they play it out many times with all hands open; the chance to win is the average. They judge quickly and miss things.',
  percent,
  change: (by: number) => `${change(by)} points`,

  progress: (done: number, all: number) => `${done} of ${all} analysed`,
  finished: 'Analysis complete.',
  onward: 'And now?',
  stop: 'Stop',
  goOn: 'Go on',
  failed: 'The bots can’t think just now. Please try again.',

  chances: 'Chance to win',
  /** What screen readers say at a point of a chart. */
  standing: (name: string, value: string) => `${name} ${value}`,
  cursor: (chart: string) => `${chart}: moment (arrow keys)`,
  asTable: 'As a table',
  move: 'Move',
  moveNumber: (move: number) => `Move ${move}`,
  after: (move: number, moves: number) => (move === 0 ? 'Before the first move' : `After move ${move} of ${moves}`),
  see: 'See this moment',

  turnings: 'Where it turned',
  turning: (number: number, name: string, before: number, after: number) =>
    `Turning point ${number}: ${name} from ${percent(before)} to ${percent(after)}`,
  noTurning: 'No single move changed much.',
  stillLooking: 'The turning points show once enough moments have been analysed.',

  decisions: 'Decisions',
  whose: 'Whose',
  decisionsLead:
    'What a bot that sees no more than the player would have done, why, and the chance to win it saw in that.',
  played: 'Played',
  best: 'A bot’s choice',
  worth: 'Chance to win',
  agreed: (agreed: number, all: number) =>
    `A bot would have played the same in ${agreed} of ${plural(all, 'decision', 'decisions')}.`,
  costly: 'The costliest first.',
  nothingCostly: 'So far none of them cost anything worth mentioning.',
  from: (before: number, after: number) => `${percent(after)} instead of ${percent(before)}`,
  showAll: (count: number) => `Show all ${count}`,

  figures: 'Figures',
  player: 'Player',
  what: 'What',
  counted: 'Rolled',
  expected: 'Expected',
  notOver: 'This match still goes on. It can be reviewed when it is over.',
};

export type ReviewText = typeof reviewEn;
