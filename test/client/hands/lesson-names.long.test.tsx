/** Whatever a lesson tells to press by its name is on the screen by that name: on a desk and on a phone, in both languages. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { house } from '../../../client/app/house.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { SIZES } from '../../../client/kit/sizes.ts';
import { LANGUAGES } from '../../../client/kept/language.ts';
import { type Taken, take, usable } from './taken.tsx';

beforeEach(() => history.replaceState(null, '', '/learn/game'));
afterEach(() => {
  cleanup();
  changeSettings({ language: 'en' });
  vi.unstubAllGlobals();
});

/** No lesson asks for more presses in one step. */
const PRESSES = 10;
/** What a lesson's task lights up; what it names is pressed first. */
const LIT = '[data-act="true"], [data-target], [data-possible="true"]';
const CONTROLS = 'button, a, [role="button"], [role="option"], [role="radio"]';

/** The names that a task quotes. */
const quotedIn = (task: string) => [...task.matchAll(/[“「]([^”」]+)[”」]/g)].map(([, name]) => name!);

/** What a control is called, without what is said of it. */
const calledBy = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent).split(/[,:、：]/)[0]!.trim();

const nameOf = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;

/** Follows the lesson; returns, by step, what was told to be pressed and stood nowhere. */
async function missingIn({ match, container, lesson, words }: Taken): Promise<readonly string[]> {
  const missing: string[] = [];
  for (let at = match.getSnapshot(); at.step !== null; at = match.getSnapshot()) {
    const { next, control } = at;
    const moved = () => match.getSnapshot() !== at;
    const { say } = lesson.steps[at.step]!;
    if (next === 'read') act(() => match.readOn());
    if (next === 'turn') act(() => match.hurry());
    if (next !== 'own') continue;
    const { task = '' } = words.steps[say]!;
    const quoted = quotedIn(task);
    const wanted = new Set(quoted);
    const pressed = new Set<string>();
    const look = () => {
      const names = usable(container, CONTROLS).map(nameOf);
      for (const name of wanted) if (names.some((each) => each.includes(name))) wanted.delete(name);
    };
    look();
    for (let presses = 0; presses < PRESSES && wanted.size > 0 && !moved(); presses++) {
      const isNamed = (called: string) =>
        called !== '' && (task.includes(called) || quoted.some((name) => called.startsWith(name)));
      const named = usable(container, CONTROLS).filter((each) => isNamed(calledBy(each)));
      const lit = [...named, ...usable(container, LIT)].find((each) => !pressed.has(nameOf(each)));
      if (lit === undefined) break;
      pressed.add(nameOf(lit));
      await act(async () => fireEvent.click(lit));
      look();
    }
    for (const name of wanted) missing.push(`${say}: ${name}`);
    const { move } = match.hint();
    if (!moved()) await act(async () => void (await control.play(move)));
    expect(moved(), say).toBe(true);
  }
  return missing;
}

// Also where no game has a lesson.
test('names are what stands in either language’s quotes', () => {
  expect(quotedIn('Press “Road” in your hand, then “Place it here”.')).toEqual(['Road', 'Place it here']);
  expect(quotedIn('手札の「道」を押します。')).toEqual(['道']);
});

const LESSONS = [...house.games].filter(([, { lesson }]) => lesson !== undefined).map(([game]) => game);
const WAYS = LESSONS.flatMap((game, i) => [
  [game, LANGUAGES[i % 2]!, 'desk'] as const,
  [game, LANGUAGES[(i + 1) % 2]!, 'phone'] as const,
]);

test.each(WAYS)('%s, %s, on a %s: what is told to be pressed stands there', async (game, language, place) => {
  const narrow = (query: string) => ({
    matches: query === SIZES[place === 'desk' ? 'wide' : 'phone'],
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal('matchMedia', narrow);
  expect(await missingIn(await take(game, language))).toEqual([]);
});
