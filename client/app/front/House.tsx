import { StrictMode, useEffect } from 'react';
import { type Shelf, ShelfContext } from '../../table/shelf.ts';
import { App } from '../App.tsx';
import { answerPresses } from './as-sent.ts';

interface HouseProps {
  readonly shelf: Shelf;
  /** The page one has come to needn't be waited for. */
  readonly atHand: boolean;
}

/** The whole of it with the games on a shelf: the same where a page is written at build and where it comes to life. */
export function House({ shelf, atHand }: HouseProps) {
  useEffect(answerPresses, []);
  return (
    <StrictMode>
      <ShelfContext value={shelf}>
        <App atHand={atHand} />
      </ShelfContext>
    </StrictMode>
  );
}
