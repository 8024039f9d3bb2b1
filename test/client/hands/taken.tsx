/** A lesson of the house, taken at a table of its own. */
import { act, render } from '@testing-library/react';
import type { AnyBoard } from '../../../client/boards/contract.ts';
import { house } from '../../../client/app/house.ts';
import { isUsable } from '../../../client/kit/a11y/usable.ts';
import { changeSettings } from '../../../client/kept/settings.ts';
import { Coach } from '../../../client/lesson/Coach.tsx';
import { LessonMatch } from '../../../client/lesson/lesson-match.ts';
import { BEGINNING } from '../../../client/lesson/progress.ts';
import { useMatch } from '../../../client/table/context.ts';
import { TablePage } from '../../../client/table/TablePage.tsx';
import type { Language } from '../../../client/kept/language.ts';
import type { LessonWords } from '../../../client/text/lesson.ts';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Lesson } from '../../../games/kit/lesson.ts';
import type { Meta } from '../../../games/kit/meta.ts';

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

export async function take(id: string, language: Language) {
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
  return { match, container, lesson, words };
}

export type Taken = Awaited<ReturnType<typeof take>>;

/** What can be pressed now, of what these selectors find. */
export function usable(container: Element, which: string): readonly (HTMLElement | SVGElement)[] {
  return [...container.querySelectorAll(which)].filter(
    (each) => isUsable(each) && each.getAttribute('aria-disabled') !== 'true',
  ) as (HTMLElement | SVGElement)[];
}
