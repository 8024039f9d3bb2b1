import { GraduationCap, Play } from 'lucide-react';
import { Link } from 'wouter';
import { saidIn } from '../../games/kit/languages.ts';
import { Button, buttonClass } from '../kit/Button.tsx';
import { useStartNow } from '../lobby/start-now.ts';
import { useShelf } from '../table/shelf.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useLessonText } from '../text/shell/lesson.ts';
import styles from './FirstGame.module.css';

/** What a newcomer does first: a press to the table of the game that is best begun with, or to its lesson. */
export function FirstGame() {
  const first = [...useShelf().games.values()].find(({ meta }) => meta.beginners);
  const { home } = useText();
  const { learn } = useLessonText();
  const language = useLanguage();
  const start = useStartNow();
  if (first === undefined) return null;
  const { meta, lesson } = first;
  return (
    <div className={styles.first}>
      <Button variant="primary" size="large" icon={<Play aria-hidden="true" />} onClick={() => start(meta)}>
        {home.startWith(saidIn(meta.names, language))}
      </Button>
      {lesson !== undefined && (
        <Link href={`/learn/${meta.id}`} className={buttonClass({ size: 'large' })}>
          <GraduationCap aria-hidden="true" />
          {learn}
        </Link>
      )}
    </div>
  );
}
