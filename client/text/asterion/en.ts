import { lists } from '../lists.ts';
import { balance } from '../points.ts';
import type { State } from '../../../games/asterion/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { Movers } from '../words.ts';
import { advice } from './advice.en.ts';
import { help } from './help.en.ts';
import { labels } from './labels.en.ts';
import { refusals } from './refusals.en.ts';
import { at, name } from '../sentences.ts';
import { type EventSentences, maySpendTile, spotOf, wordsIn } from './sentences.ts';

const events: EventSentences = {
  tilePlaced: ({ seat, cell }) => `${name(seat)} places a tile${at(` at ${spotOf(cell, labels)}`)}.`,
  tileRotated: ({ seat, cell }) => `${name(seat)} turns a tile of theirs${at(` at ${spotOf(cell, labels)}`)}.`,
  tilesSwapped: ({ seat, cells: [first, second] }) =>
    `${name(seat)} swaps two of their tiles${at(`, at ${spotOf(first, labels)} and ${spotOf(second, labels)}`)}.`,
  tileLifted: ({ seat, cell }) => `${name(seat)} lifts a tile of theirs${at(` at ${spotOf(cell, labels)}`)}.`,
  tileMoved: ({ seat, cell }) => `${name(seat)} places it elsewhere${at(`, at ${spotOf(cell, labels)}`)}.`,
  tileDiscarded: ({ seat, face }) => `The price: ${name(seat)} gives up {tile:${face}}.`,
  explorersKilled: ({ seat, victims, points }) => {
    const dead = victims.flatMap((count, of) => (count > 0 ? [`${count} of ${name(of)}’s explorers`] : []));
    return `{bull} Asterion kills ${lists.en.all(dead)}: ${balance(points)} for ${name(seat)}.`;
  },
  tileDrawn: ({ secret }) => (secret ? `Your next tile: {tile:${secret.face}}.` : null),
  explorerEscaped: ({ seat, coins }) =>
    `One of ${name(seat)}’s explorers escapes with ${labels.coins(coins)} {coin}: ${balance(coins)}.`,
  gameEnded: 'The last tile has been used.',
};

function prompt(state: State, seat: Seat | null, [turn]: Movers): string {
  if (seat !== turn) {
    return state.lifted >= 0 ? `${name(turn)} is moving a tile.` : `Waiting for ${name(turn)} to take their turn.`;
  }
  if (state.lifted >= 0) return 'Choose a lit cell for the tile you have lifted.';
  return maySpendTile(state, seat)
    ? 'Your turn: place your tile on a lit cell, or give it up.'
    : 'Your turn: place your tile on a lit cell.';
}

export const words = wordsIn('en', {
  about:
    'Tile by tile everybody builds the labyrinth in whose heart the Minotaur waits. Join the passages of others to his and you score; give your own explorers coins and a way out. What you join, and what you wall up, decides who lives.',
  prompt,
  events,
  refusals,
  endings: {
    lastTile: 'The last tile has been used, and the explorers leave the labyrinth.',
  },
  scoreItems: {
    kills: 'Kill points',
    treasure: 'Escape points',
    escapedWithoutCoin: 'Escaped without coins (ties)',
  },
  help,
  advice,
  keys: {
    r: 'Turn the tile right',
    'Shift + r': 'Turn the tile left',
    Enter: 'Do it at the chosen place',
    Esc: 'Choose again',
  },
});
