/** Pages as this house shows them. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { house } from '../../client/app/house.ts';
import { type Shelf, ShelfContext } from '../../client/table/shelf.ts';

export function renderWith(shelf: Shelf, page: ReactNode) {
  return render(<ShelfContext value={shelf}>{page}</ShelfContext>);
}

export function renderHere(page: ReactNode) {
  return renderWith(house, page);
}
