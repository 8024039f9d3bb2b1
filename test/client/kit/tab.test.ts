import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markTab } from '../../../client/kit/page/mark-tab.ts';
import { useCall, useTitle } from '../../../client/kit/page/title.ts';

const icon = document.createElement('link');

beforeEach(() => {
  icon.rel = 'icon';
  icon.href = 'https://agora.example/icon.svg';
  document.head.append(icon);
});

afterEach(() => {
  cleanup();
  icon.remove();
});

test('the tab keeps its mark until nothing calls for it any more, in whatever order that ends', () => {
  const [turn, call] = [markTab(), markTab()];
  const marked = icon.href;
  expect(marked).not.toBe('https://agora.example/icon.svg');
  turn?.();
  expect(icon.href).toBe(marked);
  call?.();
  expect(icon.href).toBe('https://agora.example/icon.svg');
});

test('a call from elsewhere stands before the page’s own name while it lasts', () => {
  const page = renderHook(({ title }) => useTitle(title), { initialProps: { title: 'Attika' } });
  const own = document.title;
  const call = renderHook(() => useCall('Ben is here'));
  expect(document.title).toBe(`● Ben is here · ${own}`);
  page.rerender({ title: 'Katason' });
  expect(document.title).toMatch(/^● Ben is here · Katason/);
  call.unmount();
  expect(document.title).toMatch(/^Katason/);
});
