/** A word to the others when it is over, beside the result. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { FrameContext, type Frame } from '../../../client/table/context.ts';
import type { Session, Spoken } from '../../../client/table/match.ts';
import { Thanks } from '../../../client/table/result/Thanks.tsx';
import { tableEn } from '../../../client/text/shell/table.en.ts';
import type { ChatLine } from '../../../server/contract/messages.ts';

beforeEach(() => changeSettings({ language: 'en' }));
const person = (seat: number, name: string) => ({ seat, name, colour: 'red', connected: true }) as const;
const PEOPLE = [person(0, 'Ana'), person(1, 'Ben')];

interface Sitting {
  readonly players?: readonly object[];
  readonly seat?: number | null;
  readonly hotseat?: boolean;
}

/** What stands beside the result for Ana, or whoever sits or watches there. */
function lay({ players = PEOPLE, seat = 0, hotseat = false }: Sitting = {}) {
  const said: Spoken[] = [];
  const say = async (line: Spoken) => {
    said.push(line);
    return { ok: true, stateID: -1 } as const;
  };
  const framed = (chat: readonly ChatLine[]) => {
    const session = { id: 'm', chat, players, hotseat: hotseat ? {} : null, say } as unknown as Session;
    const frame = { seat, session, words: {}, text: tableEn, explain: () => {} } as unknown as Frame;
    return (
      <FrameContext value={frame}>
        <Thanks />
      </FrameContext>
    );
  };
  const { rerender } = render(framed([]));
  return { said, show: (...chat: readonly ChatLine[]) => rerender(framed(chat)) };
}

const line = (seat: number, phrase: string): ChatLine => ({
  id: `${seat} ${phrase}`,
  seat,
  text: phrase,
  phrase,
  at: 0,
});

test('one press says thanks, once, and what the others say stands there', async () => {
  const { said, show } = lay();
  await userEvent.click(screen.getByRole('button', { name: 'Thank you for the game!' }));
  expect(said).toEqual([{ phrase: 'thanks', text: 'Thank you for the game!' }]);
  show(line(0, 'thanks'), line(1, 'wellPlayed'));
  expect(screen.queryByRole('button', { name: 'Thank you for the game!' })).toBeNull();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana Thank you for the game!',
    'Ben Well played!',
  ]);
  expect(screen.getByRole('button', { name: 'Well played!' })).toBeDefined();
});

test('what several people say stands there, not only the last words', () => {
  const { show } = lay();
  show(...['hello', 'thinking', 'niceMove', 'thanks', 'wellPlayed'].map((phrase) => line(1, phrase)));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

test.each<[string, Sitting]>([
  ['bots', { players: [PEOPLE[0]!, { ...person(1, 'Thea'), bot: 'easy' }] }],
  ['people at one’s own screen', { hotseat: true }],
  ['players one has only watched', { seat: null }],
])('there is nothing to say to %s', (_, at) => {
  lay(at);
  expect(screen.queryByRole('button')).toBeNull();
});
