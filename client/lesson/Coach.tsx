import { ArrowLeft, ArrowRight, Check, FastForward, Hand, RotateCcw } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link } from '../kit/page/Link.tsx';
import type { Lesson } from '../../games/kit/lesson.ts';
import { HintButton } from '../hint/HintButton.tsx';
import { HintLine } from '../hint/HintLine.tsx';
import { Hints } from '../hint/asked.ts';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { useTaught } from '../kit/motion/spotlight.ts';
import { useStartNow } from '../lobby/create/start-now.ts';
import type { Adviser } from '../thinking/thinker.ts';
import { useTable } from '../table/context.ts';
import { useHintText } from '../text/shell/hint.ts';
import { useNotice } from '../table/prompt/notice.ts';
import { RichText } from '../table/log/RichText.tsx';
import { useText } from '../text/index.ts';
import type { LessonWords, StepWords } from '../text/lesson.ts';
import { useLessonText } from '../text/shell/lesson.ts';
import styles from './Coach.module.css';
import type { LessonAt, LessonMatch } from './lesson-match.ts';

interface CoachProps {
  readonly match: LessonMatch;
  readonly at: LessonAt;
  readonly lesson: Lesson;
  readonly words: LessonWords;
  /** Goes on with the match where the lesson ends. */
  onPlayOn(): void;
}

/** Stands where the prompt does at other tables: says one thing, marks it, and has one do it or read on. */
export function Coach({ match, at, lesson, words, onPlayOn }: CoachProps) {
  const text = useLessonText();
  const hintText = useHintText();
  const { hurry } = useTable().text;
  const { step, next } = at;
  const [hints] = useState(() => new Hints(asking(match)));
  useTaught(step === null || next === 'turn' ? undefined : lesson.steps[step]?.marks);
  const said = step === null ? undefined : words.steps[lesson.steps[step]!.say];
  const { length } = lesson.steps;
  const done = step ?? length;
  const card = useFromTop(`${step} ${next}`);
  return (
    <section ref={card} className={styles.coach} aria-label={text.label} data-next={next}>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * done) / length}%` }} />
      </div>
      {said === undefined ? (
        <Learned match={match} words={words} onPlayOn={onPlayOn} />
      ) : (
        <>
          <div className={styles.said}>
            <Said said={said} next={next} />
            <div>
              <HintLine hints={hints} />
            </div>
          </div>
          <div className={styles.ways}>
            <span className={styles.count}>{text.progress(done + 1, length)}</span>
            {done > 0 && (
              <IconButton label={text.back} icon={<ArrowLeft aria-hidden="true" />} onClick={() => match.goBack()} />
            )}
            {next === 'own' && <HintButton hints={hints} what={hintText.why} />}
            {next === 'turn' && (
              <IconButton label={hurry} icon={<FastForward aria-hidden="true" />} onClick={() => match.hurry()} />
            )}
            {next === 'read' && (
              <Button variant="primary" icon={<ArrowRight aria-hidden="true" />} onClick={() => match.readOn()}>
                {text.next}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** For an element that may be scrolled: whatever is read in it next is read from its first line. */
function useFromTop(read: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(read);
  useLayoutEffect(() => {
    if (shown.current === read) return;
    shown.current = read;
    if (element.current !== null) element.current.scrollTop = 0;
  }, [read]);
  return element;
}

/** Who asks for a hint in a lesson is told what the step asks for: nobody has to think. */
function asking(match: LessonMatch): Adviser {
  return { think: async () => match.hint().move, advise: async () => match.hint(), rest: () => undefined };
}

/** What there is to know, and what to do about it; or why that can't be done. */
function Said({ said, next }: { readonly said: StepWords; readonly next: LessonAt['next'] }) {
  const text = useLessonText();
  const { position, session, board, language } = useTable();
  const notice = useNotice(position.step);
  const rich = (sentence: string) => (
    <RichText text={sentence} players={session.players} icons={board.icons} language={language} />
  );
  return (
    <output className={styles.words}>
      {next === 'turn' ? <p>{rich(said.meanwhile ?? text.othersPlay)}</p> : <p>{rich(said.say)}</p>}
      {notice !== null && notice !== said.task && <p className={styles.notice}>{rich(notice)}</p>}
      {next === 'own' && said.task !== undefined && (
        <p className={styles.task} data-asked-again={notice === said.task}>
          <Hand aria-hidden="true" />
          <span>{rich(said.task)}</span>
        </p>
      )}
    </output>
  );
}

/** The end: what was learned, and where to go from here. */
function Learned({ match, words, onPlayOn }: Pick<CoachProps, 'match' | 'words' | 'onPlayOn'>) {
  const text = useLessonText();
  const { level } = useText();
  const { meta, session, board, language } = useTable();
  const { levelOf, start } = useStartNow();
  return (
    <div className={styles.learned}>
      <div className={styles.sentences}>
        <h2>{text.doneHeading}</h2>
        <ul>
          {words.learned.map((sentence) => (
            <li key={sentence}>
              <Check aria-hidden="true" />
              <span>
                <RichText text={sentence} players={session.players} icons={board.icons} language={language} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.onward}>
        <IconButton label={text.restart} icon={<RotateCcw aria-hidden="true" />} onClick={() => match.restart()} />
        <Link href={`/rules/${meta.id}`} className={buttonClass({})}>
          {text.readRules}
        </Link>
        <Button onClick={onPlayOn}>{text.playOn}</Button>
        <Button variant="primary" onClick={() => start(meta)}>
          {text.newGame(level(levelOf(meta.id)))}
        </Button>
      </div>
    </div>
  );
}
