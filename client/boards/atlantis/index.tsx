/** Atlantis' module for the table. */
import type { AtlantisEvent, AtlantisMove, State } from '../../../games/atlantis/types.ts';
import type { BoardModule } from '../contract.ts';
import { words as en } from '../../text/atlantis/en.ts';
import { words as ja } from '../../text/atlantis/ja.ts';
import { Board } from './Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { icons } from './signs/icons.tsx';
import { SeatPanel } from './seats/SeatPanel.tsx';
import { lasts } from './seats/telling.ts';
import theme from './theme.module.css';

export const board: BoardModule<State, AtlantisMove, AtlantisEvent> = {
  Board,
  Hand,
  SeatPanel,
  icons,
  words: { ja, en },
  keys: { h: 'showHand' },
  passing: ['cardsPlayed', 'cardsDrawn', 'tileRevealed', 'deckShuffled'],
  sounds: {
    cardsPlayed: 'card',
    pawnMoved: 'wood',
    tollPaid: 'coin',
    tileTaken: 'stone',
    tileSold: 'coin',
    slotFlooded: 'thud',
    bridgeBuilt: 'stone',
    handShown: 'card',
    cardsDrawn: 'card',
    allHome: 'bell',
  },
  finale: lasts,
  theme: theme['theme'] ?? '',
};
