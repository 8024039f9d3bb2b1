/** A circle that somebody has opened on a server of the house, as its pages show it. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { House } from '../../../client/app/front/House.tsx';
import { house } from '../../../client/app/house.ts';
import { signedInNow } from '../../../client/people/signed-in.ts';
import { circles } from '../../../client/text/shell/circles.ts';
import { results } from '../../../client/text/shell/results.ts';
import { comeToServer } from '../online/real-server.ts';

const text = circles.en;

export async function open(path: string): Promise<void> {
  cleanup();
  history.replaceState(null, '', path);
  await act(async () => render(<House shelf={house} atHand={false} />));
}

export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
export const write = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

/** Ann has opened a circle; its link, and the key by which she is known. */
export async function opened(...given: Parameters<typeof comeToServer>) {
  const agora = await comeToServer(...given);
  await open('/you');
  await write('Your name', 'Ann');
  await press(results.en.keep);
  await write(text.name, 'Thursdays');
  await press(text.open);
  const { value } = await screen.findByRole<HTMLInputElement>('textbox', { name: text.link });
  const { pathname, hash } = new URL(value);
  return { agora, path: pathname, link: `${pathname}${hash}`, ann: signedInNow()! };
}

/** What the page does again and again after so many milliseconds, to be called when its time has come in the test. */
export function repeatedEvery(milliseconds: number): readonly (() => void)[] {
  const looks: (() => void)[] = [];
  const { setInterval: every } = globalThis;
  vi.stubGlobal('setInterval', (look: () => void, after: number) => {
    if (after === milliseconds) looks.push(look);
    return every(look, 2 ** 30);
  });
  return looks;
}
