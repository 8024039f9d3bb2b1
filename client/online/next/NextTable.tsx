import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saidIn } from '../../../games/kit/languages.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { type HeldNow, useHeldMatches } from '../../lobby/seat/held-matches.ts';
import { type HeldSeat, useHeldSeats } from '../../asking/keys.ts';
import { playAgain } from '../../lobby/seat/seating.ts';
import { useAction } from '../../asking/use-action.ts';
import { useCalled } from '../../lobby/use-called.ts';
import { useMatch } from '../../lobby/room/use-match.ts';
import { useShelf } from '../../table/shelf.ts';
import { useLanguage, useText } from '../../text/index.ts';
import { lists } from '../../text/lists.ts';
import styles from '../Seeker.module.css';

/** For how many milliseconds after the end of a match people are called to the next one. */
const RECENT = 30 * 60_000;

/** Tells the user on any page that the people they have just played with are at their next table. */
export function NextTable() {
  const seats = useHeldSeats();
  const [path] = useLocation();
  const next = useHeldMatches().find(
    ({ status, rematch, age }) => status === 'over' && rematch !== undefined && !(rematch in seats) && age < RECENT,
  );
  const seat = next && seats[next.id];
  // The table itself shows it, too.
  if (next?.rematch === undefined || seat === undefined || path.startsWith(`/match/${next.id}`)) return null;
  return <Call key={next.rematch} last={next} next={next.rematch} seat={seat} />;
}

interface CallProps {
  readonly last: HeldNow;
  readonly next: string;
  /** The seat of the match that is over. */
  readonly seat: HeldSeat;
}

function Call({ last, next, seat }: CallProps) {
  const { quick, close } = useText();
  const [path, go] = useLocation();
  const { busy, run } = useAction();
  const { match, refusal } = useMatch(next);
  const [closed, setClosed] = useState(false);
  const language = useLanguage();
  const names = useShelf().games.get(last.game)?.meta.names;
  const waits = match?.seats.some(({ keptFor }) => keptFor === seat.name) === true;
  const hasRoom = match?.status === 'open' && match.seats.some(({ name, keptFor }) => waits || !(name ?? keptFor));
  const people = match?.seats.flatMap(({ name, bot }) => (name === undefined || bot !== undefined ? [] : [name])) ?? [];
  const isClosed = closed || refusal?.code === 'notFound';
  const isShown = hasRoom && people.length > 0 && !isClosed && path !== `/match/${next}`;
  const say = waits ? quick.nextWaits : quick.nextFree;
  const said = say(lists[language].all(people), names === undefined ? last.game : saidIn(names, language));
  useCalled(isShown ? said : null);
  if (!isShown) return null;
  const sit = async () => {
    const id = await run(playAgain(last.id, seat));
    if (id !== null) go(`/match/${id}`);
  };
  return (
    <aside className={styles.call} aria-label={said}>
      <p>{said}</p>
      <Button variant="primary" size="small" busy={busy} onClick={() => void sit()}>
        {quick.nextSit}
      </Button>
      <IconButton label={close} icon={<X aria-hidden="true" />} onClick={() => setClosed(true)} />
    </aside>
  );
}
