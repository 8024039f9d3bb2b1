import { Bot, GraduationCap, UserPlus, Zap } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { isLearned } from '../kept/learned.ts';
import { AskName } from '../lobby/seat/AskName.tsx';
import { useMyName } from '../lobby/seat/my-name.ts';
import { forFriends } from '../lobby/seat/seating.ts';
import { useStartNow } from '../lobby/create/start-now.ts';
import { useFriends } from '../lobby/create/use-friends.ts';
import { usePlayNow } from '../lobby/list/use-play-now.ts';
import { useShelf } from '../table/shelf.ts';
import { lists } from '../text/lists.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useLessonText } from '../text/shell/lesson.ts';
import styles from './Wishes.module.css';

interface WishesProps {
  /** The game that was played last; otherwise the one for beginners. */
  readonly last: Meta | undefined;
}

/** The main buttons: play with friends, with anybody, against bots, or learn a game. */
export function Wishes({ last }: WishesProps) {
  const { games } = useShelf();
  const shown = [...games.values()];
  const game = shown.find(({ meta }) => (last === undefined ? meta.beginners : meta.id === last.id)) ?? shown[0];
  const { home, level, quick } = useText();
  const { learn } = useLessonText();
  const language = useLanguage();
  const name = useMyName();
  const { levelOf, start } = useStartNow();
  const friends = useFriends();
  const now = usePlayNow();
  const [asking, setAsking] = useState(false);
  if (game === undefined) return null;
  const { meta } = game;
  const called = saidIn(meta.names, language);
  const botted = [game, ...shown].find((each) => each.meta.botless !== true)?.meta;
  // Who has learned one game is offered the next.
  const taught = [game, ...shown].filter(({ lesson }) => lesson !== undefined);
  const next = taught.find((each) => !isLearned(each.meta.id)) ?? taught[0];
  return (
    <>
      <div className={styles.wishes}>
        <Button
          variant="primary"
          icon={<UserPlus aria-hidden="true" />}
          busy={friends.busy}
          onClick={() => void friends.open(forFriends(meta))}
        >
          <Said wish={home.friends} lead={home.friendsLead(called)} />
        </Button>
        <Button
          icon={<Zap aria-hidden="true" />}
          busy={now.busy}
          onClick={() => (name === '' ? setAsking(true) : void now.play(name))}
        >
          <Said wish={quick.play} lead={home.nowLead} />
        </Button>
        {botted !== undefined && (
          <Button icon={<Bot aria-hidden="true" />} onClick={() => start(botted)}>
            <Said
              wish={home.playBots}
              lead={lists[language].several([saidIn(botted.names, language), level(levelOf(botted.id))])}
            />
          </Button>
        )}
        {next !== undefined && (
          <Link href={`/learn/${next.meta.id}`} className={buttonClass({})}>
            <GraduationCap aria-hidden="true" />
            <span>
              <Said wish={learn} lead={saidIn(next.meta.names, language)} />
            </span>
          </Link>
        )}
      </div>
      {asking && name === '' && (
        <div className={styles.ask}>
          <AskName action={quick.play} busy={now.busy} onName={(given) => void now.play(given)} />
        </div>
      )}
    </>
  );
}

function Said({ wish, lead }: { readonly wish: string; readonly lead: string }) {
  return (
    <>
      <span className={styles.wish}>{wish}</span> <span className={styles.lead}>{lead}</span>
    </>
  );
}
