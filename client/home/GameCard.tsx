import {
  BookOpen,
  Bot,
  ChevronRight,
  CircleCheck,
  Globe,
  GraduationCap,
  MonitorSmartphone,
  Settings2,
  UserPlus,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { hasPage } from '../kept/site.ts';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { isLearned } from '../kept/learned.ts';
import { apart } from '../kit/page/lazily.tsx';
import { forFriends } from '../lobby/seat/seating.ts';
import { useStartNow } from '../lobby/create/start-now.ts';
import { useFriends } from '../lobby/create/use-friends.ts';
import { prefetchWords } from '../table/load.ts';
import type { ShownGame } from '../table/shelf.ts';
import { lists } from '../text/lists.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useLessonText } from '../text/shell/lesson.ts';
import styles from './GameCard.module.css';
import { Vignette } from '../heading/Vignette.tsx';
import whole from './WholeLink.module.css';

const LocalDialog = apart(() => import('../lobby/create/LocalDialog.tsx'), 'LocalDialog');

/** A game on the shelf: its picture, its invitation, and the ways to play it. */
export function GameCard({ game }: { readonly game: ShownGame }) {
  const { meta, invitation, lesson } = game;
  const { home } = useText();
  const text = useLessonText();
  const learned = isLearned(meta.id);
  const learn = learned ? text.learned : text.learn;
  const language = useLanguage();
  const name = saidIn(meta.names, language);
  return (
    <article className={`${whole.box} ${styles.card}`}>
      <div className={styles.picture}>
        <Vignette game={meta.id} />
      </div>
      <div className={styles.words}>
        <h2 className={`${whole.name} ${styles.name}`}>
          <Link href={`/play/${meta.id}`}>{name}</Link>
        </h2>
        {meta.beginners === true && <p className={styles.first}>{home.forBeginners}</p>}
        {invitation !== undefined && <p className={styles.invitation}>{saidIn(invitation, language)}</p>}
        <ul className={styles.facts}>
          {meta.weight !== undefined && <li>{home.weights[meta.weight]}</li>}
          {meta.minutes !== undefined && <li>{home.minutes(meta.minutes)}</li>}
          <li>
            <Users aria-hidden="true" />
            <span aria-hidden="true">{home.playersShort(meta.players.min, meta.players.max)}</span>
            <span className="visually-hidden">{home.players(meta.players.min, meta.players.max)}</span>
          </li>
        </ul>
        <ul className={styles.links}>
          {lesson !== undefined && hasPage('/learn') && (
            <li>
              {learned ? <CircleCheck aria-hidden="true" /> : <GraduationCap aria-hidden="true" />}
              <Link href={`/learn/${meta.id}`} aria-label={lists[language].of(name, learn)}>
                {learn}
              </Link>
            </li>
          )}
          {hasPage('/rules') && (
            <li>
              <BookOpen aria-hidden="true" />
              <Link href={`/rules/${meta.id}`} aria-label={lists[language].of(name, home.rules)}>
                {home.rules}
              </Link>
            </li>
          )}
        </ul>
        <Ways game={game} name={name} />
        <span className={styles.forth}>
          <ChevronRight aria-hidden="true" />
        </span>
      </div>
    </article>
  );
}

/** Buttons for a table with friends and for a match against bots; the other ways are folded away. */
function Ways({ game, name }: { readonly game: ShownGame; readonly name: string }) {
  const { meta } = game;
  const { home } = useText();
  const language = useLanguage();
  const [rivals, setRivals] = useState<'humans' | 'bots' | null>(null);
  const setUp = (others: 'humans' | 'bots') => {
    // Loaded together with the dialog, which shows the options in the game's words.
    prefetchWords(game, language);
    setRivals(others);
  };
  const { start } = useStartNow();
  const friends = useFriends();
  const spoken = (way: string) => lists[language].of(name, way);
  return (
    <div className={styles.ways}>
      <Button
        icon={<UserPlus aria-hidden="true" />}
        aria-label={spoken(home.friends)}
        busy={friends.busy}
        onClick={() => void friends.open(forFriends(meta))}
      >
        {home.friends}
      </Button>
      {meta.botless !== true && (
        <Button icon={<Bot aria-hidden="true" />} aria-label={spoken(home.playBots)} onClick={() => start(meta)}>
          {home.playBots}
        </Button>
      )}
      <details className={styles.more}>
        <summary aria-label={spoken(home.otherWays)}>{home.otherWays}</summary>
        <div className={styles.others}>
          <Link href={`/play/${meta.id}`} className={buttonClass({})} aria-label={spoken(home.online)}>
            <Globe aria-hidden="true" />
            {home.online}
          </Link>
          {meta.botless !== true && (
            <Button
              icon={<Settings2 aria-hidden="true" />}
              aria-label={spoken(home.bots)}
              aria-haspopup="dialog"
              onClick={() => setUp('bots')}
            >
              {home.bots}
            </Button>
          )}
          <Button
            icon={<MonitorSmartphone aria-hidden="true" />}
            aria-label={spoken(home.oneScreen)}
            aria-haspopup="dialog"
            onClick={() => setUp('humans')}
          >
            {home.oneScreen}
          </Button>
        </div>
      </details>
      {rivals !== null && <LocalDialog meta={meta} rivals={rivals} onClose={() => setRivals(null)} />}
    </div>
  );
}
