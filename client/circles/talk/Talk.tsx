import { Trash2 } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Talk as Told } from '../../../server/contract/circles.ts';
import type { Answer } from '../../asking/ask.ts';
import { useAnswer } from '../../asking/use-answer.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { SayForm } from '../../table/chat/SayForm.tsx';
import { useLanguage } from '../../text/index.ts';
import { localeOf } from '../../text/locale.ts';
import { circles } from '../../text/shell/circles.ts';
import { meetings as words } from '../../text/shell/meetings.ts';
import { getLines, removeLine, sayLine } from '../api.ts';
import pages from '../../kit/page/Page.module.css';
import type { CircleProps } from '../circle-props.ts';
import styles from './Talk.module.css';
import { useGroupAction } from '../../groups/use-change.ts';

/** How often it is looked whether somebody has said something, in milliseconds, while the page is in sight. */
const LOOK = 5000;

const TIME: Intl.DateTimeFormatOptions = { month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' };

/** What members say to each other. */
export function Talk({ circle, signedInBy: key, isKeeper }: CircleProps) {
  const language = useLanguage();
  const text = words[language];
  const { lines, take } = useTalk(key, circle.id);
  const { busy, run } = useGroupAction();
  const list = useRef<HTMLOListElement>(null);
  const last = lines?.at(-1)?.id;
  useLayoutEffect(() => {
    if (last !== undefined && list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const own = circle.members.find((member) => member.own)?.who;
  const at = new Intl.DateTimeFormat(localeOf(language), TIME);
  return (
    <section aria-labelledby="talk">
      <h2 id="talk">{text.talk}</h2>
      <div className={styles.talk}>
        <ol ref={list} className={styles.lines} aria-label={text.talk} aria-live="polite">
          {lines?.length === 0 && <li className={pages.note}>{text.emptyTalk}</li>}
          {lines?.map(({ id, who, name, text: said, at: when }) => (
            <li key={id}>
              <p>
                <strong>
                  <bdi>{name || circles[language].nameless}</bdi>
                </strong>{' '}
                <span>{said}</span> <time className={pages.note}>{at.format(when)}</time>
              </p>
              {(isKeeper || who === own) && (
                <IconButton
                  label={text.remove(name, said)}
                  icon={<Trash2 aria-hidden="true" />}
                  disabled={busy}
                  onClick={() => void run(removeLine(key, circle.id, id)).then(take)}
                />
              )}
            </li>
          ))}
        </ol>
        <SayForm text={text} onSay={async (line) => take(await run(sayLine(key, circle.id, line)))} />
      </div>
    </section>
  );
}

/** The lines so far, and what takes them from an answer; says whether there was one. */
function useTalk(key: string, circle: string) {
  const known = useRef<Told>(undefined);
  const ask = useCallback(async (): Promise<Answer<Told>> => {
    const answer = await getLines(key, circle, known.current?.version);
    if (!answer.ok) return answer;
    if (answer.value.lines !== undefined) known.current = answer.value;
    return { ok: true, value: known.current ?? answer.value };
  }, [key, circle]);
  const { told, tell } = useAnswer(ask, LOOK);
  const take = (answer: Told | null): boolean => {
    if (answer === null) return false;
    known.current = answer;
    tell(answer);
    return true;
  };
  return { lines: told?.lines, take };
}
