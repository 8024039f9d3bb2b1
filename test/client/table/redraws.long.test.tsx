/** How much of a table is drawn anew: what has changed, and not all that stands beside it. */
import { act, fireEvent, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { boards } from '../../../client/boards/index.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { LocalMatch } from '../../../client/local/local-match.ts';
import type { LocalSeat } from '../../../client/saved/local-setup.ts';
import { useMatch } from '../../../client/table/context.ts';
import type { LoadedGame } from '../../../client/table/load.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { shelf } from '../../../games/index.ts';
import type { GameRecord, Seat } from '../../../games/kit/rules.ts';
import { Redraws } from '../redraws.tsx';

const seatOf = (_: unknown, seat: Seat): LocalSeat =>
  seat === 0 ? { kind: 'human', name: 'Ana' } : { kind: 'bot', name: `Bot ${seat}`, level: 'easy' };

/** A recorded game after so many moves, at a table of one person and bots that leave all moving to the test. */
async function lay(id: string, file: string, begun: number) {
  const { record } = JSON.parse(readFileSync(`test/corpus/${id}/${file}.json`, 'utf8')) as { record: GameRecord };
  const { meta, load } = shelf.get(id)!;
  const [module, board] = await Promise.all([load(), boards.get(id)!()]);
  const game = { meta, module, board: board as unknown as LoadedGame['board'] };
  const match = new LocalMatch({
    meta,
    module,
    game: {
      record: { ...record, turns: record.turns.slice(0, begun) },
      seats: Array.from({ length: record.players }, seatOf),
    },
    thinker: { think: () => new Promise(() => undefined), rest: () => undefined },
    blind: [],
    pace: () => 0,
    keep: () => undefined,
  });
  const redraws = new Redraws();
  render(
    <redraws.Watched>
      <Laid match={match} game={game} />
    </redraws.Watched>,
  );
  redraws.take();
  return { match, redraws, coming: record.turns.slice(begun) };
}

function Laid({ match, game }: { readonly match: LocalMatch; readonly game: Pick<LoadedGame, 'meta' | 'board'> }) {
  const at = useMatch(match);
  return at.phase === 'connecting' ? null : <TablePage match={match} at={at} game={game} endActions={null} />;
}

beforeEach(() => changeSettings({ language: 'en', sound: false }));
test.each([
  { id: 'katason', file: '4-players-declared-1', begun: 120, moves: 30, most: 150 },
  { id: 'lost-cities', file: '4-players-deck-1', begun: 120, moves: 5, most: 160 },
  { id: 'atlantis', file: '4-players-allHome-1', begun: 40, moves: 5, most: 160 },
  { id: 'attika', file: '4-players-thirtyBuildings-2', begun: 120, moves: 5, most: 420 },
  { id: 'asterion', file: '4-players-lastTile-1', begun: 24, moves: 5, most: 150 },
])('a move draws at most $most components of $id anew, pointing at the log at most 30', async (game) => {
  const { match, redraws, coming } = await lay(game.id, game.file, game.begun);
  for (const { seat, move } of coming.slice(0, game.moves)) {
    await act(() => match.playFor(seat, move));
    const drawn = redraws.take();
    expect(drawn.length, `${move.type}: ${drawn.join(' ')}`).toBeLessThanOrEqual(game.most);
    // The log, the prompt and the board tell of every move.
    expect(drawn).toContain('LogPanel');
  }
  const lines = [...document.querySelectorAll('[role="log"] [data-step]')].slice(-80);
  const pointed = lines.map((line) => {
    fireEvent.pointerEnter(line);
    const marked = document.querySelectorAll('[data-spotlit="true"]').length;
    fireEvent.pointerLeave(line);
    return { marked, drawn: redraws.take().length };
  });
  expect(Math.max(...pointed.map(({ marked }) => marked))).toBeGreaterThan(0);
  expect(Math.max(...pointed.map(({ drawn }) => drawn))).toBeLessThanOrEqual(30);
});
