import { use, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Link } from '../kit/page/Link.tsx';
import type { GameModule } from '../../games/index.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { languageFor, saidIn } from '../../games/kit/languages.ts';
import { type Lesson, beatsOf } from '../../games/kit/lesson.ts';
import { buttonClass } from '../kit/controls/Button.tsx';
import { awaited } from '../kit/page/lazily.tsx';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { paceMilliseconds } from '../local/pace.ts';
import { botSeat, humanSeat } from '../saved/local-setup.ts';
import { playOn } from '../saved/saved-game.ts';
import { useMatch } from '../table/context.ts';
import { type LoadedGame, useGame } from '../table/load.ts';
import { useShelf } from '../table/shelf.ts';
import { TablePage } from '../table/TablePage.tsx';
import { useLanguage, useText } from '../text/index.ts';
import type { LessonWords } from '../text/lesson.ts';
import { useLessonText } from '../text/shell/lesson.ts';
import { Coach } from './Coach.tsx';
import { LessonMatch, OTHERWISE } from './lesson-match.ts';
import styles from './LessonPage.module.css';
import { keepProgress, readProgress } from './progress.ts';

/** A first game with a guide, from where it was left. Suspends while it loads. */
export function LessonPage({ game }: { readonly game: string }) {
  const loaded = useGame(game);
  const shown = useShelf().games.get(game)?.lesson;
  const language = useLanguage();
  if (loaded === null || shown === undefined) return <NotFoundPage />;
  const lesson = use(awaited(shown.load));
  const words = use(awaited(saidIn(shown.words, language)));
  // In another language everybody at the table has another name.
  return <Taken key={language} loaded={loaded} lesson={lesson} words={words} />;
}

interface TakenProps {
  readonly loaded: LoadedGame;
  readonly lesson: Lesson;
  readonly words: LessonWords;
}

function Taken({ loaded, lesson, words }: TakenProps) {
  const { local, botName } = useText();
  const nameOf = (seat: number) =>
    seat === lesson.seat ? local.colours[loaded.meta.colours[seat] ?? 'white'] : botName(seat);
  const whole = use(awaited(loaded.whole));
  const [match] = useState(() => begun(loaded.meta, whole, lesson, nameOf));
  return match === null ? (
    <Stale loaded={loaded} />
  ) : (
    <Guided match={match} loaded={loaded} lesson={lesson} words={words} />
  );
}

/** The match of a lesson; null where that doesn't fit the rules any more. */
function begun(meta: Meta, module: GameModule, lesson: Lesson, nameOf: (seat: number) => string): LessonMatch | null {
  const names = Array.from({ length: lesson.start.players }, (_, seat) => nameOf(seat));
  const beats = beatsOf(lesson);
  const progress = readProgress(meta.id, beats);
  const keep = (next: typeof progress) => keepProgress(meta.id, next, beats);
  try {
    return new LessonMatch({ meta, module, lesson, names, progress, pace: paceMilliseconds, keep });
  } catch (error) {
    reportError(error);
    return null;
  }
}

function Stale({ loaded: { meta } }: Pick<TakenProps, 'loaded'>) {
  const text = useLessonText();
  const action = (
    <Link href={`/rules/${meta.id}`} className={buttonClass({ variant: 'primary' })}>
      {text.readRules}
    </Link>
  );
  return <Notice heading={text.learn} lead={text.stale} action={action} />;
}

function Guided({ match, loaded, lesson, words }: TakenProps & { readonly match: LessonMatch }) {
  const at = useMatch(match) as ReturnType<LessonMatch['getSnapshot']>;
  const [, navigate] = useLocation();
  useEffect(() => match.open(), [match]);
  const step = at.step === null ? undefined : lesson.steps[at.step];
  const goOn = () => {
    const { record } = match;
    const seats = at.session.players.map(({ seat, name }) =>
      seat === lesson.seat ? humanSeat(name) : botSeat(name, 'easy'),
    );
    navigate(`/local/${record.game}/${playOn({ record, seats }, [])}`);
  };
  const coach = <Coach match={match} at={at} lesson={lesson} words={words} onPlayOn={goOn} />;
  return (
    <div className={styles.lesson} data-lit={step?.part} data-over={at.step === null}>
      <TablePage
        match={match}
        at={at}
        game={useAnswering(loaded, step && words.steps[step.say]?.task)}
        endActions={null}
        prompt={coach}
      />
    </div>
  );
}

/** The game, answering with what there is to do where something else is done that its rules would allow. */
function useAnswering(loaded: LoadedGame, task: string | undefined): Pick<LoadedGame, 'meta' | 'board'> {
  const tongue = languageFor(loaded.board.words, useLanguage());
  const { readFirst } = useLessonText();
  return useMemo(() => {
    const { meta, board } = loaded;
    const spoken = saidIn(board.words, tongue);
    const refusal: typeof spoken.refusal = (why) =>
      why.code === OTHERWISE ? (task ?? readFirst) : spoken.refusal(why);
    return { meta, board: { ...board, words: { [tongue]: { ...spoken, refusal } } } };
  }, [loaded, tongue, task, readFirst]);
}
