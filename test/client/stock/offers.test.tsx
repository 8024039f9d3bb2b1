/** What isn't there for a stock game isn't offered. */
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Daily } from '../../../client/home/Daily.tsx';
import { GameCard } from '../../../client/home/GameCard.tsx';
import { Wishes } from '../../../client/home/Wishes.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';
import { DealLink } from '../../../client/replay/DealLink.tsx';
import { ReviewLink } from '../../../client/replay/ReviewLink.tsx';
import { shownStock } from '../../../client/stock/index.ts';
import { ballots } from '../../stock/games/ballots.ts';
import { ticTacToe } from '../../stock/games/tic-tac-toe.ts';
import { renderWith } from '../house.tsx';

const games = shownStock({ 'tic-tac-toe': ticTacToe, ballots });
const shelf = { games, botWorker: () => expect.unreachable() };
beforeEach(() => changeSettings({ language: 'en', sound: false }));

test('bots are offered where moves are listed, and nowhere else', () => {
  renderWith(shelf, <GameCard game={games.get('tic-tac-toe')!} />);
  expect(screen.getAllByRole('button', { name: /bots/i })).not.toHaveLength(0);
  cleanup();
  renderWith(shelf, <GameCard game={games.get('ballots')!} />);
  expect(screen.queryByRole('button', { name: /bots/i })).toBeNull();
});

test('the front page offers bots at a game that they can play', () => {
  renderWith(shelf, <Wishes last={games.get('ballots')!.meta} />);
  expect(screen.getByRole('button', { name: /bots/i }).textContent).toContain('tic-tac-toe');
  cleanup();
  renderWith({ ...shelf, games: shownStock({ ballots }) }, <Wishes last={undefined} />);
  expect(screen.queryByRole('button', { name: /bots/i })).toBeNull();
});

test('there are no deals of the day, deals by a code and reviews', () => {
  const { meta } = games.get('tic-tac-toe')!;
  const record = { game: meta.id, players: 2, options: { any: { thing: 1 } }, seed: 'x', format: 1, turns: [] };
  const { container } = renderWith(shelf, <Daily />);
  expect(container.textContent).toBe('');
  const links = render(
    <>
      <DealLink meta={meta} record={record} />
      <ReviewLink meta={meta} href="/review/game/1" />
    </>,
  );
  expect(links.container.textContent).toBe('');
});
