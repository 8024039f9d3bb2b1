/** A page whose code didn't come is asked for again, and after an update a reload is offered. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../client/app/ErrorBoundary.tsx';
import { lazily } from '../../../client/kit/page/lazily.tsx';
import { changeSettings } from '../../../client/kept/settings.ts';

beforeEach(() => {
  changeSettings({ language: 'en' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function show(Part: React.ComponentType<object>) {
  const page = (
    <ErrorBoundary>
      <Suspense fallback="loading">
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
  await act(async () => render(page));
}

test('a part that failed to come once comes when it is asked for again, without a reload', async () => {
  let up = false;
  const load = vi.fn(async () => {
    if (!up) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>here it is</p>;
  });
  const Part = lazily(async () => ({ Part: await load() }), 'Part');
  await show(Part);
  expect(screen.getByRole('heading', { name: 'This page didn’t load.' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  up = true;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByText('here it is')).toBeDefined();
  cleanup();
  load.mockClear();
  await show(Part);
  expect(screen.getByText('here it is')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

test('what broke by our fault is not said to be the network’s', async () => {
  await show(() => {
    throw new Error('a mistake');
  });
  expect(screen.getByRole('heading', { name: 'Something broke.' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
