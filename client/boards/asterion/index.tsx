/** Asterion's module for the table. */
import type { AsterionEvent, AsterionMove, State } from '../../../games/asterion/types.ts';
import type { BoardModule } from '../contract.ts';
import { words as en } from '../../text/asterion/en.ts';
import { words as ja } from '../../text/asterion/ja.ts';
import { Board } from './Board.tsx';
import { finale } from './seats/escapes.ts';
import { Hand } from './hand/Hand.tsx';
import { icons } from './signs/icons.tsx';
import { SeatPanel } from './seats/SeatPanel.tsx';
import theme from './theme.module.css';

export const board: BoardModule<State, AsterionMove, AsterionEvent> = {
  Board,
  Hand,
  SeatPanel,
  icons,
  words: { ja, en },
  keys: {},
  passing: ['tileDiscarded', 'tileDrawn'],
  sounds: {
    tilePlaced: 'stone',
    tileRotated: 'stone',
    tilesSwapped: 'stone',
    tileLifted: 'card',
    tileMoved: 'stone',
    explorersKilled: 'thud',
    explorerEscaped: 'coin',
    gameEnded: 'bell',
  },
  finale,
  theme: theme['theme'] ?? '',
};
