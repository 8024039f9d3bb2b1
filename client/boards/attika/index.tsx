/** Attika's module for the table. */
import type { AttikaEvent, AttikaMove, State } from '../../../games/attika/types.ts';
import type { BoardModule } from '../contract.ts';
import { words as en } from '../../text/attika/en.ts';
import { words as ja } from '../../text/attika/ja.ts';
import { Board } from './Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { icons } from './signs/icons.tsx';
import { SeatPanel } from './seats/SeatPanel.tsx';
import theme from './theme.module.css';

export const board: BoardModule<State, AttikaMove, AttikaEvent> = {
  Board,
  Hand,
  SeatPanel,
  icons,
  words: { ja, en },
  keys: { k: 'keepBuilding', a: 'useAmphora', e: 'endTurn' },
  passing: ['buildingDrawn', 'stackExhausted', 'cardsDrawn', 'deckShuffled', 'roundStill'],
  sounds: {
    buildingDrawn: 'wood',
    buildingKept: 'card',
    buildingBuilt: 'stone',
    groupCompleted: 'coin',
    landDrawn: 'card',
    landLaid: 'thud',
    cardsDrawn: 'card',
    shrinesLinked: 'bell',
    allBuilt: 'bell',
  },
  // On a small screen the button that ends the turn is next to the stacks and the mat, so a wrong press is likely.
  weighty: ({ legal }, { type }) => type === 'endTurn' && legal.some((other) => other.type !== 'endTurn'),
  theme: theme['theme'] ?? '',
};
