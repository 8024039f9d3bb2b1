import type { ReactNode } from 'react';
import { shelf } from '../../games/index.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

interface OfGameProps {
  /** From the address: any text. */
  readonly id: string;
  readonly children: (meta: Meta) => ReactNode;
}

/** A page about one game of the shelf, or the page that says there is none. */
export function OfGame({ id, children }: OfGameProps) {
  const shelved = shelf.get(id);
  return shelved === undefined ? <NotFoundPage what="game" /> : children(shelved.meta);
}
