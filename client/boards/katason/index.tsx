import type { KatasonEvent, KatasonMove, State } from '../../../games/katason/types.ts';
import type { BoardModule } from '../../table/board.ts';
import { Board } from './Board.tsx';
import { icons } from './icons.tsx';
import theme from './theme.module.css';

const w = { prompt: () => 'prompt', event: (e: any) => e.type, refusal: (r: any) => JSON.stringify(r) } as any;
export const board: BoardModule<State, KatasonMove, KatasonEvent> = {
  Board,
  Hand: () => null,
  SeatPanel: () => null,
  icons,
  keys: {},
  words: { ja: w, en: w },
  sounds: {},
  theme: theme.theme!,
};
