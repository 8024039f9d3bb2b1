import { StrictMode, useEffect } from 'react';
import { type Shelf, ShelfContext } from '../../table/shelf.ts';
import { App } from '../App.tsx';
import { answerPresses } from './as-sent.ts';

interface HouseProps {
  readonly shelf: Shelf;
  /** Whether the code of the first page is loaded already. */
  readonly atHand: boolean;
}

/** The whole of Agora for a shelf of games. The build renders it to HTML, and the browser hydrates the same. */
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
