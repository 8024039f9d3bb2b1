import { lists } from '../lists.ts';
import type { AsterionEvent, State } from '../../../games/asterion/types.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import type { GameWords } from '../../table/board.ts';
import { help } from './help.en.ts';
import { refusals } from './refusals.en.ts';
import { eventSentence, name, refusalSentence } from '../sentences.ts';
import { type EventSentences, signed } from './sentences.ts';

const events: EventSentences = {
  tilePlaced: ({ seat }) => `${name(seat)} places a tile.`,
  tileRotated: ({ seat }) => `${name(seat)} turns one of their tiles.`,
  tilesSwapped: ({ seat }) => `${name(seat)} swaps two of their tiles.`,
  tileLifted: ({ seat }) => `${name(seat)} lifts a tile.`,
  tileMoved: ({ seat }) => `${name(seat)} moves a tile elsewhere.`,
  tileDiscarded: ({ seat, face }) => `The price: ${name(seat)}’s {tile:${face}} leaves the game.`,
  explorersKilled: ({ seat, victims, points }) => {
    const dead = victims.flatMap((count, of) => (count > 0 ? [`${count} of ${name(of)}`] : []));
    return `{bull} Asterion kills ${lists.en.all(dead)}: ${signed(points)} for ${name(seat)}.`;
  },
  tileDrawn: ({ secret }) => (secret ? `Your next tile: {tile:${secret.face}}` : null),
  explorerEscaped: ({ seat, coins }) => `An explorer of ${name(seat)} escapes with ${coins} {coin}`,
  gameEnded: () => 'The last tile has been used.',
};

function prompt(state: State, seat: Seat | null, toMove: readonly Seat[]): string {
  const [turn] = toMove;
  if (turn === undefined) return ending('lastTile');
  if (state.lifted >= 0) {
    return seat === turn ? 'Choose where the lifted tile goes.' : `${name(turn)} is moving a tile.`;
  }
  return seat === turn
    ? 'Your turn: place your tile, or give it up to rearrange others.'
    : `Waiting for ${name(turn)} to place a tile.`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  lastTile: 'The last tile has been used, and the explorers leave the labyrinth.',
};

function ending(code: string): string {
  return ENDINGS[code] ?? code;
}

const SCORE_ITEMS: Readonly<Record<string, string>> = {
  kills: 'Kills',
  treasure: 'Coins carried',
  escapedWithoutCoin: 'Coinless escapes (ties)',
};

export const words: GameWords<State, AsterionEvent> = {
  name: 'Asterion',
  about:
    'Tile by tile everybody builds the labyrinth in whose heart the Minotaur waits. Lead him to the explorers of others and you score; lead your own past the coins and out into the open. What you join, and what you wall up, decides who lives.',
  options: {},
  prompt,
  event: (event) => eventSentence(events, event),
  refusal: (refusal) => refusalSentence(refusals, refusal, 'That isn’t possible now.'),
  scoreItem: (code) => SCORE_ITEMS[code] ?? code,
  ending,
  help: () => help,
  blind: {},
  keys: {
    r: 'Turn the tile right',
    'Shift + r': 'Turn the tile left',
    Enter: 'Decide on the chosen place',
    Esc: 'Choose anew',
  },
};
