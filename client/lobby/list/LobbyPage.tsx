import { BookOpen, Bot, CalendarDays, GraduationCap, MonitorSmartphone, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { hasPage } from '../../kept/site.ts';
import { Link } from '../../kit/page/Link.tsx';
import { saidIn } from '../../../games/kit/languages.ts';
import type { Meta } from '../../../games/kit/meta.ts';
import { useTitle } from '../../kit/page/title.ts';
import { GameHead } from '../../heading/GameHead.tsx';
import { Button, buttonClass } from '../../kit/controls/Button.tsx';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { lists } from '../../text/lists.ts';
import { useLessonText } from '../../text/shell/lesson.ts';
import { CreateForm } from '../create/CreateForm.tsx';
import { LocalDialog } from '../create/LocalDialog.tsx';
import styles from './LobbyPage.module.css';
import { PlayNow } from './PlayNow.tsx';
import { OtherMatches, OwnMatches } from './MatchLists.tsx';
import { forFriends } from '../seat/seating.ts';
import { useStartNow } from '../create/start-now.ts';
import { useFriends } from '../create/use-friends.ts';

/** The page where tables are opened and found: of one game, or of all without `meta`. */
export function LobbyPage({ meta }: { readonly meta?: Meta }) {
  return meta === undefined ? <AllTables /> : <GameLobby meta={meta} />;
}

function AllTables() {
  const { lobby, settings } = useText();
  const language = useLanguage();
  const { games } = useShelf();
  useTitle(lobby.titleAll);
  return (
    <div className={styles.all}>
      <h1 className="visually-hidden">{lobby.titleAll}</h1>
      <PlayNow />
      <OwnMatches />
      <OtherMatches />
      <section className={styles.open}>
        <h2>{lobby.create}</h2>
        <ul>
          {[...games.values()].map(({ meta }) => (
            <li key={meta.id}>
              <Link href={`/play/${meta.id}`} className={buttonClass({})}>
                {saidIn(meta.names, language)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {hasPage('/replay') && (
        <p>
          <Link href="/replay">{settings.openRecord}</Link>
        </p>
      )}
    </div>
  );
}

function GameLobby({ meta }: { readonly meta: Meta }) {
  const { lobby } = useText();
  const language = useLanguage();
  const name = saidIn(meta.names, language);
  const { learn } = useLessonText();
  const { invitation, lesson } = useShelf().games.get(meta.id) ?? {};
  useTitle(lobby.titleOf(name));
  return (
    <div className={styles.page}>
      <GameHead
        game={meta.id}
        title={name}
        beside={
          <>
            {lesson !== undefined && (
              <Link href={`/learn/${meta.id}`} className={buttonClass({ variant: 'bare' })}>
                <GraduationCap aria-hidden="true" />
                <span>{learn}</span>
              </Link>
            )}
            <Link href={`/rules/${meta.id}`} className={buttonClass({ variant: 'bare' })}>
              <BookOpen aria-hidden="true" />
              <span>{lobby.readRules}</span>
            </Link>
          </>
        }
      >
        {invitation !== undefined && <p>{saidIn(invitation, language)}</p>}
      </GameHead>
      <div className={styles.own}>
        <OwnMatches game={meta.id} />
      </div>
      <div className={styles.ways}>
        <AtOnce meta={meta} />
        <PlayNow game={meta.id} />
        <OtherMatches game={meta.id} />
        <Elsewhere meta={meta} />
      </div>
      <section className={styles.create} aria-labelledby="create">
        <h2 id="create">{lobby.create}</h2>
        <p className={styles.lead}>{lobby.createLead}</p>
        <CreateForm meta={meta} />
      </section>
    </div>
  );
}

/** Buttons for a table whose link can be sent, and for a match against bots of the usual level. */
function AtOnce({ meta }: { readonly meta: Meta }) {
  const { home, level } = useText();
  const language = useLanguage();
  const { busy, open } = useFriends();
  const { levelOf, start } = useStartNow();
  return (
    <div className={styles.choices}>
      <Button
        size="large"
        icon={<UserPlus aria-hidden="true" />}
        busy={busy}
        onClick={() => void open(forFriends(meta))}
      >
        {home.friends}
      </Button>
      {meta.botless !== true && (
        <Button size="large" icon={<Bot aria-hidden="true" />} onClick={() => start(meta)}>
          {lists[language].several([home.playBots, level(levelOf(meta.id))])}
        </Button>
      )}
    </div>
  );
}

/** What one can do without waiting for anybody. */
function Elsewhere({ meta }: { readonly meta: Meta }) {
  const { lobby, home } = useText();
  const [rivals, setRivals] = useState<'humans' | 'bots' | null>(null);
  return (
    <section className={styles.elsewhere}>
      <h2>{lobby.alone}</h2>
      <p className={styles.lead}>{lobby.aloneLead}</p>
      <div className={styles.choices}>
        {meta.botless !== true && (
          <Button icon={<Bot aria-hidden="true" />} onClick={() => setRivals('bots')}>
            {home.bots}
          </Button>
        )}
        <Button icon={<MonitorSmartphone aria-hidden="true" />} onClick={() => setRivals('humans')}>
          {home.oneScreen}
        </Button>
        {meta.ownOptions !== true && (
          <Link href={`/daily/${meta.id}`} className={buttonClass({})}>
            <CalendarDays aria-hidden="true" />
            <span>{home.daily.heading}</span>
          </Link>
        )}
      </div>
      {rivals !== null && <LocalDialog meta={meta} rivals={rivals} onClose={() => setRivals(null)} />}
    </section>
  );
}
