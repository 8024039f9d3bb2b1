/** An input method's keys are its own, and what it converts is cut only once it has ended. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { keepConversions } from '../../../client/kit/a11y/composing.ts';
import { useEscape } from '../../../client/kit/a11y/escape.ts';
import { TextField } from '../../../client/kit/controls/TextField.tsx';

beforeAll(keepConversions);
function Page({ leave, seen }: { readonly leave: () => void; readonly seen: () => void }) {
  const [value, setValue] = useState('');
  useEscape(leave);
  return (
    <>
      <TextField label="Name" value={value} onChange={setValue} longest={3} onKeyDown={seen} />
      <button type="button">Beside</button>
    </>
  );
}

function page() {
  const [leave, seen] = [vi.fn(), vi.fn()];
  render(<Page leave={leave} seen={seen} />);
  return { leave, seen, field: screen.getByRole<HTMLInputElement>('textbox'), beside: screen.getByRole('button') };
}

test.each([
  ['while it composes', { isComposing: true, keyCode: 27 }],
  ['in a browser that has ended the conversion before', { keyCode: 229 }],
])('Escape %s reaches nobody on the page', (_, how) => {
  const { leave, seen, field } = page();
  fireEvent.keyDown(field, { key: 'Escape', ...how });
  fireEvent.keyDown(field, { key: 'Enter', ...how });
  expect([leave.mock.calls.length, seen.mock.calls.length]).toEqual([0, 0]);
});

test('otherwise Escape leaves, in a field and beside it, with an input method on or off', () => {
  const { leave, field, beside } = page();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  fireEvent.keyDown(beside, { key: 'Escape', keyCode: 229 });
  expect(leave).toHaveBeenCalledTimes(2);
});

/** What a browser sends while something is composed, key by key. */
function compose(field: HTMLInputElement, before: string, steps: readonly string[]): void {
  fireEvent.compositionStart(field);
  for (const step of steps) {
    field.setSelectionRange(field.value.length, field.value.length);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, before + step);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  }
  fireEvent.compositionEnd(field);
}

test('what is converted may run over the limit meanwhile, and is taken over whole where it fits in the end', () => {
  const { field } = page();
  fireEvent.change(field, { target: { value: 'あ' } });
  compose(field, 'あ', ['t', 'た', 'たr', 'たろ', 'たろう', '太郎']);
  expect(field.value).toBe('あ太郎');
});

test('what doesn’t fit in the end is cut, as everything else that is typed', () => {
  const { field } = page();
  fireEvent.change(field, { target: { value: 'abcd' } });
  expect(field.value).toBe('abc');
  compose(field, 'abc', ['た', '太']);
  expect(field.value).toBe('abc');
});
