/** Lost Cities' module for the table. */
import type { LostCitiesEvent, LostCitiesMove, State } from '../../../games/lost-cities/types.ts';
import type { BoardModule } from '../contract.ts';
import { words as en } from '../../text/lost-cities/en.ts';
import { words as ja } from '../../text/lost-cities/ja.ts';
import { Board } from './Board.tsx';
import { finale } from './pieces/finale.ts';
import { Hand } from './hand/Hand.tsx';
import { icons } from './signs/icons.tsx';
import { SeatPanel } from './seats/SeatPanel.tsx';
import theme from './theme.module.css';

export const board: BoardModule<State, LostCitiesMove, LostCitiesEvent> = {
  Board,
  Hand,
  SeatPanel,
  icons,
  words: { ja, en },
  keys: { d: 'drawCard', n: 'declineStep' },
  passing: ['cardDrawn', 'discardTaken'],
  sounds: {
    pathStarted: 'wood',
    cardLaid: 'card',
    cardDiscarded: 'card',
    cardDrawn: 'card',
    discardTaken: 'card',
    figureMoved: 'wood',
    statueTaken: 'stone',
    pointsTaken: 'coin',
    stepEarned: 'bell',
    expeditionEnded: 'thud',
  },
  finale,
  theme: theme['theme'] ?? '',
};
