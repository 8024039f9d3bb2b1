import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Announcer } from '../../../client/kit/a11y/Announcer.tsx';
import { announce } from '../../../client/kit/a11y/announce.ts';
import { BotBadge } from '../../../client/kit/seats/BotBadge.tsx';
import { Button } from '../../../client/kit/controls/Button.tsx';
import { Dialog } from '../../../client/kit/dialogs/Dialog.tsx';
import { PlayerName } from '../../../client/kit/seats/PlayerName.tsx';
import { Segmented } from '../../../client/kit/controls/Segmented.tsx';
import { Select } from '../../../client/kit/controls/Select.tsx';
import { seatShape } from '../../../client/kit/svg/seat-shape.ts';
import { Tabs } from '../../../client/kit/controls/Tabs.tsx';
import { TextField } from '../../../client/kit/controls/TextField.tsx';
import { Toaster } from '../../../client/kit/dialogs/Toaster.tsx';
import { arrive, showToast } from '../../../client/kit/dialogs/toast.ts';
import { Toggle } from '../../../client/kit/controls/Toggle.tsx';

// jsdom has none; the keys of a radio group need it.
vi.stubGlobal('CSS', { escape: (text: string) => text });

const CHOICES = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

test('a busy button keeps focus and takes no presses', async () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Go
    </Button>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go' }));
  expect(press).not.toHaveBeenCalled();
});

test('a dialog is named by its title, closes on Escape and gives the focus back', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Trade" description="What for what?">
          <input aria-label="inside" />
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Trade' });
  // The focus follows in a moment of its own.
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('segments are one radio group, moved through with arrow keys', async () => {
  const change = vi.fn();
  render(<Segmented label="Dice" choices={CHOICES} value="a" onChange={change} />);
  expect(screen.getByRole('radiogroup', { name: 'Dice' })).toBeDefined();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith('b');
});

test('a select opens by keyboard and tells the choice', async () => {
  const change = vi.fn();
  render(<Select label="Strength" choices={CHOICES} value="a" onChange={change} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Strength' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Second' }));
  expect(change).toHaveBeenCalledWith('b');
});

test('a toggle is a switch with its label', async () => {
  const change = vi.fn();
  render(<Toggle label="Sounds" checked={false} onChange={change} />);
  await userEvent.click(screen.getByRole('switch', { name: 'Sounds' }));
  expect(change).toHaveBeenCalledWith(true);
});

test('a field’s error is read with it', () => {
  render(<TextField label="Name" value="" onChange={() => undefined} hint="yours" error="Please enter a name." />);
  const field = screen.getByRole('textbox', { name: 'Name', description: 'Please enter a name.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

function Beside() {
  const [tab, setTab] = useState('log');
  const tabs = [
    { id: 'log', label: 'Log', content: <p>lines</p> },
    { id: 'chat', label: 'Chat', content: <input aria-label="say" /> },
    { id: 'help', label: 'Help', content: <p>words</p> },
  ];
  return <Tabs label="Beside the board" tabs={tabs} value={tab} onChange={setTab} />;
}

test('tabs keep what is behind the others', async () => {
  render(<Beside />);
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'say' }), 'hello');
  await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'say' }).value).toBe('hello');
});

test('arrow keys lead along tabs and round, and a press opens the one they led to', async () => {
  render(<Beside />);
  const names = async (...keys: string[]) => {
    const found: (string | null | undefined)[] = [];
    for (const key of keys) {
      await userEvent.keyboard(key);
      found.push(document.activeElement?.textContent);
    }
    return found;
  };
  await userEvent.tab();
  const keys = [
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowLeft}',
    '{Home}',
    '{End}',
    '{Alt>}{ArrowLeft}{/Alt}',
  ];
  expect(await names(...keys)).toEqual(['Chat', 'Help', 'Log', 'Help', 'Log', 'Help', 'Help']);
  expect(screen.getByRole('tabpanel', { name: 'Log' }).textContent).toBe('lines');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tab', { name: 'Help', selected: true })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel', { name: 'Help' }).textContent).toBe('words');
});

test('tabs are one stop, then what is behind the open one; who comes back comes to the open one', async () => {
  render(<Beside />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Log' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Log' }));
});

test('a toast comes, is read aloud once, and goes', async () => {
  render(<Toaster />);
  act(() => showToast('Link copied'));
  act(() => showToast('No connection', 'problem'));
  expect(screen.getByText('Link copied')).toBeDefined();
  // Inside one live region each: what stands in two is read twice.
  for (const [text, urgency] of [
    ['Link copied', 'polite'],
    ['No connection', 'assertive'],
  ] as const) {
    const regions: (string | null)[] = [];
    for (let at: Element | null = screen.getByText(text); at !== null; at = at.parentElement)
      if (at.hasAttribute('aria-live') || at.hasAttribute('role')) regions.push(at.getAttribute('aria-live'));
    expect(regions).toEqual([urgency]);
  }
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('toasts don’t heap up, and stay on their page unless they are about the next', () => {
  render(<Toaster />);
  act(() => {
    for (let i = 0; i < 20; i++) showToast(`problem ${i}`, 'problem');
  });
  expect(screen.getAllByRole('button')).toHaveLength(3);
  act(() => showToast('here is your table', 'news', true));
  act(arrive);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('here is your table')).toBeDefined();
  act(arrive);
  expect(screen.queryByText('here is your table')).toBeNull();
});

test('the same sentence announced twice changes the live region twice', () => {
  render(<Announcer />);
  act(() => announce('Your turn'));
  const first = screen.getByRole('status').textContent;
  act(() => announce('Your turn'));
  const second = screen.getByRole('status').textContent;
  expect(second).not.toBe(first);
  expect(second?.trim()).toBe('Your turn');
});

test('a name that is cut short can still be read whole', () => {
  render(<PlayerName player={{ seat: 1, name: 'Thea of the long name', colour: 'blue' }} />);
  expect(screen.getByTitle('Thea of the long name').textContent).toBe('Thea of the long name');
});

test('a bot’s badge says how well it plays', () => {
  render(<BotBadge bot="hard" />);
  expect(screen.getByTitle('Bot · hard').textContent).toBe('Bot hard');
});

test('six seats have six shapes', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(seatShape)).size).toBe(6);
});
