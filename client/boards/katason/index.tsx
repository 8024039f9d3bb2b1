/** Katason's module for the table. */
import type { KatasonEvent, KatasonMove, State } from '../../../games/katason/types.ts';
import type { BoardModule } from '../contract.ts';
import { words as en } from '../../text/katason/en.ts';
import { words as ja } from '../../text/katason/ja.ts';
import { Board } from './Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { icons } from './signs/icons.tsx';
import { SeatPanel } from './seats/SeatPanel.tsx';
import theme from './theme.module.css';
import { weighty } from './places/weighty.ts';

export const board: BoardModule<State, KatasonMove, KatasonEvent> = {
  Board,
  Hand,
  SeatPanel,
  icons,
  words: { ja, en },
  keys: {
    r: 'roll',
    b: 'buyCard',
    k: 'playKnight',
    w: 'withdrawOffer',
    y: 'acceptOffer',
    n: 'refuseOffer',
    e: 'endTurn',
  },
  passing: ['rolled', 'produced', 'shortage'],
  sounds: {
    rolled: 'dice',
    roadBuilt: 'wood',
    houseBuilt: 'wood',
    cityBuilt: 'stone',
    produced: 'card',
    robberMoved: 'thud',
    stolen: 'card',
    discarded: 'card',
    cardBought: 'card',
    cardPlayed: 'card',
    monopolised: 'coin',
    bankTraded: 'coin',
    offered: 'card',
    traded: 'coin',
    takenBack: 'coin',
    roadAward: 'bell',
    knightAward: 'bell',
    victoryDeclared: 'bell',
  },
  weighty,
  theme: theme['theme'] ?? '',
};
