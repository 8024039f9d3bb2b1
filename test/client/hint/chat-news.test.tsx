/** What is told at a match of what others do beside their moves. */
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChatNews } from '../../../client/hint/announced.ts';
import { Toaster } from '../../../client/kit/dialogs/Toaster.tsx';
import { type AtTable, UNHEARD } from '../../../client/table/match.ts';
import type { ChatLine } from '../../../server/contract/messages.ts';

const GIVEN: ChatLine = { id: '1', seat: 0, phrase: 'givesSeat1', text: '', at: 0 };

/** A table of two, as far as news go. */
const tableWith = (chat: readonly ChatLine[]) =>
  ({
    timeline: { last: { seat: null } },
    session: { chat, players: [{ name: 'Ana' }, { name: 'Ben' }] },
  }) as unknown as AtTable;

function News({ chat }: { readonly chat: readonly ChatLine[] }) {
  useChatNews(tableWith(chat));
  return <Toaster />;
}

test('that a seat was handed over is told when it happens', async () => {
  const { rerender } = render(<News chat={UNHEARD} />);
  await act(async () => rerender(<News chat={[]} />));
  await act(async () => rerender(<News chat={[GIVEN]} />));
  expect(screen.getByText(/^Ben’s seat was given/)).toBeDefined();
});

test('what was said before one came is no news', async () => {
  const { rerender } = render(<News chat={UNHEARD} />);
  await act(async () => rerender(<News chat={[{ ...GIVEN, seat: 1, phrase: 'givesSeat0' }]} />));
  expect(screen.queryByText(/^Ana’s seat was given/)).toBeNull();
});
