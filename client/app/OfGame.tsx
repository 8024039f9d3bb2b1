import type { ReactNode } from 'react';
import type { Meta } from '../../games/kit/meta.ts';
import { useShelf } from '../table/shelf.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';

interface OfGameProps {
  /** From the address, so it can be any text. */
  readonly id: string;
  readonly children: (meta: Meta) => ReactNode;
}

/** A page about one game of the shelf, or the page that says that there is no such game. */
export function OfGame({ id, children }: OfGameProps) {
  const shelved = useShelf().games.get(id);
  return shelved === undefined ? <NotFoundPage what="game" /> : children(shelved.meta);
}
