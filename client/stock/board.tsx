/** The board of a stock game: its author's, or a plain one. */
import { type Component, type ComponentType, createElement, type ReactNode } from 'react';
import type { BoardProps as StockBoardProps } from 'boardgame.io/react';
import type { Game } from 'boardgame.io';
import { type Said, saidIn } from '../../games/kit/languages.ts';
import type { Meta } from '../../games/kit/meta.ts';
import type { Rules } from '../../games/kit/rules.ts';
import type { StockMove } from '../../games/kit/stock/moves.ts';
import type { StockMade, StockState } from '../../games/kit/stock/rules.ts';
import type { AnyBoard, BoardModule } from '../boards/contract.ts';
import { inAll, stockLabels, type StockSaid, stockWords } from '../text/stock/words.ts';
import styles from './board.module.css';
import { Failing } from './Failing.tsx';
import { Moves } from './Moves.tsx';
import { Position } from './Position.tsx';
import { useBoardProps } from './props.ts';

/** A board as authors write it for boardgame.io's React client. */
export type StockBoard = ((props: never) => ReactNode) | (new (props: never) => Component);

/** The game at the table. */
interface Stock {
  readonly rules: Rules;
  readonly stock: Game;
}

/** Makes the board of a stock game, with the words of its author where there are any. */
export function stockBoard(
  meta: Meta,
  { rules, stock }: Stock,
  own?: StockBoard,
  said: Said<StockSaid> = {},
): AnyBoard {
  const labels = inAll(said, stockLabels);
  const more = (language: string) => ({
    labels: saidIn(labels, language),
    rules,
    lists: stock.ai?.enumerate !== undefined,
  });
  const words = inAll(said, (language, of) => stockWords(meta, language, of));
  const common = { icons: {}, keys: {}, words, sounds: {} };
  const plain: BoardModule<StockState, StockMove, StockMade, string> = {
    ...common,
    Board: (props) => <Position {...props} {...more(props.language)} />,
    Hand: (props) => <Moves {...props} {...more(props.language)} />,
    SeatPanel: () => null,
    theme: more('en').lists ? '' : styles.fielded!,
  };
  if (own === undefined) return plain;
  return {
    ...common,
    Board: (props) => (
      <Failing at={props.step} instead={<Position {...props} {...more(props.language)} failed />}>
        <Authors own={own} rules={rules} />
      </Failing>
    ),
    SeatPanel: () => null,
    theme: '',
  } satisfies typeof plain;
}

function Authors({ own, rules }: { readonly own: StockBoard; readonly rules: Rules }) {
  const props = useBoardProps(rules);
  return <div className={styles.authors}>{createElement(own as ComponentType<StockBoardProps>, props)}</div>;
}
