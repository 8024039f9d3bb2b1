import { type ComponentType, Fragment, type PropsWithChildren, StrictMode, useEffect } from 'react';
import { type Shelf, ShelfContext } from '../../table/shelf.ts';
import { App } from '../App.tsx';
import { answerPresses } from './as-sent.ts';

interface HouseProps {
  readonly shelf: Shelf;
  /** Whether the code of the first page is loaded already. */
  readonly atHand: boolean;
  /** What stands around the pages of a site of one's own. */
  readonly around?: ComponentType<PropsWithChildren>;
}

/** The whole of Agora for a shelf of games. The build renders it to HTML, and the browser hydrates the same. */
export function House({ shelf, atHand, around: Around = Fragment }: HouseProps) {
  useEffect(answerPresses, []);
  return (
    <StrictMode>
      <ShelfContext value={shelf}>
        <Around>
          <App atHand={atHand} />
        </Around>
      </ShelfContext>
    </StrictMode>
  );
}
