/** Whatever is looked at that isn’t now says so, and one press leads back to now. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import type { LocalMatch } from '../../../client/local/local-match.ts';
import { RecordMatch } from '../../../client/replay/record-match.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { tableEn } from '../../../client/text/shell/table.en.ts';
import { tableJa } from '../../../client/text/shell/table.ja.ts';
import { Laid, pebblesMatch } from './lay.tsx';
import { MARK, type Pebbles, board, meta, pebbles } from './pebbles.tsx';

/** What the board was last given to draw, and whether the page said at that time that it isn’t now. */
let drawn: Pebbles;
const spied = {
  ...board,
  Board(props: Parameters<typeof board.Board>[0]) {
    drawn = props.state;
    return board.Board(props);
  },
};
const game = { meta, board: spied };
const texts = { en: tableEn, ja: tableJa };
const play = (match: LocalMatch, move: { readonly type: string }) => act(() => match.play(move));

/** Bo and Cy have moved since Ana’s last turn, and it is hers again. */
async function round(): Promise<LocalMatch> {
  const match = pebblesMatch(['Ana', 'Bo', 'Cy']);
  render(<Laid match={match} game={game} />);
  for (const seat of [0, 1, 2]) {
    act(() => match.hotseat.lift(seat));
    await play(match, MARK);
    await play(match, { type: 'endTurn' });
  }
  act(() => match.hotseat.lift(0));
  return match;
}

beforeEach(() => {
  changeSettings({ language: 'en', sound: false, recap: true });
  history.replaceState(null, '', '/local/pebbles');
});
/** Every way from the present to an earlier moment. */
const WAYS: Readonly<Record<string, (text: typeof tableEn) => void>> = {
  'the move before': ({ recap }) => void fireEvent.click(screen.getByRole('button', { name: recap.back })),
  'the clock': ({ past }) => {
    fireEvent.click(screen.getByRole('button', { name: past.lookBack }));
    fireEvent.click(screen.getByRole('button', { name: past.back }));
  },
  'the key': () => {
    fireEvent.keyDown(document.body, { key: 'p' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  },
  'the slider': ({ past }) => {
    fireEvent.click(screen.getByRole('button', { name: past.lookBack }));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
  },
  'a sentence of the log': () => void fireEvent.click(within(screen.getByRole('log')).getAllByText(/marked/)[0]!),
  'a link': () => act(() => history.replaceState(null, '', '?at=1')),
};

describe.each(LANGUAGES)('in %s', (language) => {
  const text = texts[language];
  beforeEach(() => changeSettings({ language }));

  test.each(Object.entries(WAYS))('by %s', async (_, go) => {
    const match = await round();
    const now = match.getSnapshot().timeline.last.state;
    expect([drawn, screen.queryByText(text.past.earlier)]).toEqual([now, null]);
    go(text);
    expect(drawn).not.toEqual(now);
    expect(screen.getByText(text.past.earlier)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: text.past.now }));
    expect([drawn, screen.queryByText(text.past.earlier)]).toEqual([now, null]);
  });

  test('also at the newest moment, while one looks back: nothing can be done there', async () => {
    await round();
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(screen.getByText(text.past.lookBack)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: text.past.now }));
    expect(screen.queryByText(text.past.lookBack)).toBeNull();
  });

  test('a replay says that it is one', async () => {
    const { record } = await round();
    cleanup();
    const match = new RecordMatch({ meta, module: pebbles, record, names: ['Ana', 'Bo', 'Cy'], viewer: 'open' });
    render(<Laid match={match} game={game} />);
    expect(screen.getByText(text.past.replay)).toBeDefined();
  });
});
