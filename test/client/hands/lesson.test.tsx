/** Lessons in the hand: played by keys alone, with buttons that are called what stands on them and what the sentences call them. */
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { house } from '../../../client/app/house.ts';
import { changeSettings } from '../../../client/kit/settings.ts';
import { Coach } from '../../../client/lesson/Coach.tsx';
import { LessonMatch } from '../../../client/lesson/lesson-match.ts';
import { BEGINNING } from '../../../client/lesson/progress.ts';
import type { AnyBoard } from '../../../client/boards/contract.ts';
import { useMatch } from '../../../client/table/context.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import { LANGUAGES, type Language } from '../../../client/text/language.ts';
import type { LessonWords } from '../../../client/text/lesson.ts';
import { labelsIn } from '../../../client/text/lost-cities/labels.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Lesson } from '../../../games/kit/lesson.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { type Random, randomFrom } from '../../../games/kit/random.ts';
import { holds, told } from './focus.ts';
import { callsOf, misnamed } from './names.ts';
import { pressSome } from './seat.tsx';

beforeEach(() => history.replaceState(null, '', '/learn/game'));
afterEach(cleanup);

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
  return { match, lesson, words, container };
}

/** How often something lit is pressed for one step before its move is made by other hands. */
const TRIES = 4;

/** Takes the lesson from step to step by keys; `look` is called after each press. */
async function byKeys({ match, container }: Awaited<ReturnType<typeof take>>, look: (pressed: Element | null) => void) {
  const user = userEvent.setup();
  const random = randomFrom('a lesson by keys');
  look(null);
  for (let { next, step } = match.getSnapshot(); step !== null; { next, step } = match.getSnapshot()) {
    const here = match.getSnapshot();
    const moved = () => match.getSnapshot() !== here;
    if (next === 'own') {
      const { move } = match.hint();
      touchSome(container, random);
      look(null);
      for (let tries = 0; tries < TRIES && !moved(); tries++) look(await pressSome(user, container, random));
      if (!moved()) await act(() => here.control.play(move));
    } else if (next === 'read') {
      const onward = container.querySelector<HTMLElement>('[aria-label] [class*="primary"]')!;
      act(() => onward.focus());
      await user.keyboard('{Enter}');
      look(onward);
    }
    await waitFor(() => expect(moved()).toBe(true));
  }
}

/** Touches something lit, as some buttons are there for fingers alone. */
function touchSome(container: HTMLElement, random: Random): void {
  const lit = container.querySelectorAll('[data-target]');
  if (lit.length === 0) return;
  const place = random.pick([...lit]);
  fireEvent.pointerDown(place, { pointerType: 'touch' });
  fireEvent.click(place);
}

/** What a sentence quotes as it stands on a button. */
function quoted(sentence = ''): readonly string[] {
  return [...sentence.matchAll(/[“「]([^”」]+)[”」]/gu)].map(([, words]) => words!);
}

const LESSONS = [...house.games.keys()].flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

test.each(LESSONS)('%s: a lesson by keys alone, by names alone (%s)', { timeout: 600_000 }, async (game, language) => {
  const taken = await take(game, language);
  const { match, lesson, words, container } = taken;
  const lost: string[] = [];
  const wrong = new Set<string>();
  const sought = new Map<string, number | null>();
  const { waiting } = labelsIn[language];
  await byKeys(taken, (pressed) => {
    const { step, next, timeline } = match.getSnapshot();
    if (pressed !== null && !holds(document.activeElement)) lost.push(told(pressed));
    for (const each of misnamed(document.body)) wrong.add(each);
    if (timeline.last.toMove.includes(lesson.seat)) expect(container.textContent).not.toContain(waiting);
    const task = step === null || next !== 'own' ? undefined : words.steps[lesson.steps[step]!.say]?.task;
    for (const words of quoted(task)) if (!sought.has(words)) sought.set(words, step);
    const calls = callsOf(document.body);
    for (const words of sought.keys()) if (calls.some((call) => call.includes(words))) sought.delete(words);
  });
  expect({ lost, wrong: [...wrong], sought: [...sought] }).toEqual({ lost: [], wrong: [], sought: [] });
});
