/** A match of a stock game on one screen, at the table. */
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Game } from 'boardgame.io';
import type { AnyBoard } from '../../../client/boards/contract.ts';
import { LocalMatch } from '../../../client/local/local-match.ts';
import { humanSeat } from '../../../client/saved/local-setup.ts';
import { type StockLook, shownStock } from '../../../client/stock/index.ts';
import { useMatch } from '../../../client/table/context.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { drawer } from '../table/lay.tsx';

/** Lays the table of a game; `lift` gives a player the screen, where it is passed on. */
export async function layStock(id: string, game: Game, look: StockLook = {}, options: object = {}) {
  cleanup();
  const shown = shownStock({ [id]: game }, { [id]: look }).get(id)!;
  const [module, board] = [await shown.load(), await shown.board()];
  const match = new LocalMatch({
    meta: shown.meta,
    module,
    game: {
      record: { game: id, players: 2, options, seed: 'a seed', format: 1, turns: [] },
      seats: [humanSeat('Ana'), humanSeat('Ben')],
    },
    thinker: drawer,
    blind: [],
    pace: () => 0,
    keep: () => undefined,
  });
  match.open();
  render(<Laid match={match} game={{ meta: shown.meta, board }} />);
  const lift = (seat: number) => act(() => match.hotseat.lift(seat));
  lift(0);
  return { match, board, rules: module.rules, user: userEvent.setup(), lift };
}

interface LaidProps {
  readonly match: LocalMatch;
  readonly game: { readonly meta: Parameters<typeof TablePage>[0]['game']['meta']; readonly board: AnyBoard };
}

function Laid({ match, game }: LaidProps) {
  const at = useMatch(match);
  return at.phase === 'connecting' ? null : <TablePage match={match} at={at} game={game} endActions={null} />;
}
