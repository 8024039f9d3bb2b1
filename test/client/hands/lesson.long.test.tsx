/** Lessons in the hand: taken by keys, no step leaves the focus nowhere, and whatever can be pressed is called what stands on it. */
import { act, cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnyBoard } from '../../../client/boards/contract.ts';
import { house } from '../../../client/app/house.ts';
import { isUsable } from '../../../client/kit/a11y/usable.ts';
import { changeSettings } from '../../../client/kit/kept/settings.ts';
import { Coach } from '../../../client/lesson/Coach.tsx';
import { LessonMatch } from '../../../client/lesson/lesson-match.ts';
import { BEGINNING } from '../../../client/lesson/progress.ts';
import { useMatch } from '../../../client/table/context.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { LANGUAGES, type Language } from '../../../client/text/language.ts';
import type { LessonWords } from '../../../client/text/lesson.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Lesson } from '../../../games/kit/lesson.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { lostBy } from './focus.ts';
import { misnamed } from './names.ts';

beforeEach(() => history.replaceState(null, '', '/learn/game'));
afterEach(() => {
  cleanup();
  changeSettings({ language: 'en' });
});

interface GuidedProps {
  readonly match: LessonMatch;
  readonly game: { readonly meta: Meta; readonly board: AnyBoard };
  readonly lesson: Lesson;
  readonly words: LessonWords;
}

function Guided({ match, game, ...taught }: GuidedProps) {
  const at = useMatch(match) as ReturnType<LessonMatch['getSnapshot']>;
  const coach = <Coach match={match} at={at} {...taught} onPlayOn={() => undefined} />;
  return <TablePage match={match} at={at} game={game} endActions={null} prompt={coach} />;
}

async function take(id: string, language: Language) {
  changeSettings({ language, sound: false, speed: 'still' });
  const { meta, load, board: draw, lesson: shown } = house.games.get(id)!;
  const [module, board, lesson, words] = await Promise.all([
    load(),
    draw(),
    shown!.load(),
    saidIn(shown!.words, language)(),
  ]);
  const names = Array.from({ length: lesson.start.players }, (_, seat) => `Nikos ${seat}`);
  const keep = () => undefined;
  const match = new LessonMatch({ meta, module, lesson, names, progress: BEGINNING, pace: () => 0, keep });
  const { container } = render(<Guided match={match} game={{ meta, board }} lesson={lesson} words={words} />);
  act(() => void match.open());
  return { match, container };
}

type Taken = Awaited<ReturnType<typeof take>>;

/** Presses for one step before its move is made by other hands. */
const PRESSES = 1;

/** Takes the lesson from step to step by keys; `look` is called after each press and each step. */
async function byKeys({ match, container }: Taken, look: (pressed: Element) => Promise<void>) {
  const user = userEvent.setup();
  const press = async (element: HTMLElement | SVGElement | undefined) => {
    if (element === undefined) return;
    act(() => element.focus());
    await user.keyboard('{Enter}');
    await look(element);
  };
  for (let at = match.getSnapshot(); at.step !== null; at = match.getSnapshot()) {
    const { next, control } = at;
    const moved = () => match.getSnapshot() !== at;
    if (next === 'read') await press(usable(container, '[data-next] [class*="primary"]')[0]);
    if (next === 'own') {
      const { move } = match.hint();
      for (let presses = 0; presses < PRESSES && !moved(); presses++) {
        const lit = [
          ...usable(container, '[data-act="true"]'),
          ...usable(container, '[data-target], [data-possible="true"]'),
        ];
        await press(lit[presses % lit.length]);
      }
      const { activeElement } = document;
      if (!moved()) await act(() => control.play(move));
      if (activeElement !== null) await look(activeElement);
    }
    await waitFor(() => expect(moved()).toBe(true));
  }
}

function usable(container: Element, which: string): readonly (HTMLElement | SVGElement)[] {
  return [...container.querySelectorAll(which)].filter(
    (each) => isUsable(each) && each.getAttribute('aria-disabled') !== 'true',
  ) as (HTMLElement | SVGElement)[];
}

test('there is a shelf, of which any game may be taught', () => {
  expect(house.games.size).toBeGreaterThan(0);
});

const LESSONS = [...house.games].filter(([, { lesson }]) => lesson !== undefined);

test.each(LESSONS.map(([game], i) => [game, LANGUAGES[i % LANGUAGES.length]!] as const))(
  '%s: the lesson leaves the focus on something that can be used, and all that can be is called what stands on it (%s)',
  async (game, language) => {
    const lost: string[] = [];
    const wrong = new Set<string>();
    await byKeys(await take(game, language), async (pressed) => {
      lost.push(...(await lostBy(pressed)));
      for (const each of misnamed(document.body)) wrong.add(each);
    });
    expect({ lost, wrong: [...wrong] }).toEqual({ lost: [], wrong: [] });
  },
);
