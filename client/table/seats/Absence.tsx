import { AlarmClock, Bot, DoorOpen, Hourglass, Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockFace, useSecondsUntil } from '../../kit/countdown.ts';
import type { PaceText } from '../../text/shell/pace.en.ts';
import { usePaceText } from '../../text/shell/pace.ts';
import type { TableText } from '../../text/shell/table.en.ts';
import styles from './Absence.module.css';
import { useFrame } from '../context.ts';
import type { Seated } from './seated.ts';

/** Whether something is to be told of who plays a seat: its player is away, or a bot plays for them though they are here. */
export function isAway({ name, bot, connected, standIn }: Seated): boolean {
  return name !== '' && bot === undefined && (!connected || standIn !== undefined);
}

/** What becomes of the seat of somebody who is away, in a line of their panel. */
export function Absence({ player }: { readonly player: Seated }) {
  const { text } = useFrame();
  const seconds = useSecondsUntil(player.standsInAt);
  const { icon, words } = signOf(player, seconds, text, usePaceText());
  return (
    <span className={styles.absence} data-urgent={seconds !== null} title={words}>
      {icon}
      <span>{words}</span>
    </span>
  );
}

function signOf(
  { standIn, standInUntil, left }: Seated,
  seconds: number | null,
  text: TableText,
  pace: PaceText,
): { icon: ReactNode; words: string } {
  if (left === true) return { icon: <DoorOpen aria-hidden="true" />, words: text.gone };
  if (standInUntil === 'deed') return { icon: <Bot aria-hidden="true" />, words: pace.botPlaysShort };
  if (standInUntil === 'move') return { icon: <AlarmClock aria-hidden="true" />, words: pace.botDecides };
  if (standIn !== undefined) return { icon: <Bot aria-hidden="true" />, words: text.standsIn };
  if (seconds === null) return { icon: <Moon aria-hidden="true" />, words: text.away };
  return { icon: <Hourglass aria-hidden="true" />, words: text.standsInAfter(clockFace(seconds)) };
}

/** For whom everybody waits who isn't there: one sentence below the prompt. Null where nobody is waited for so. */
export function WaitingFor() {
  const { session, text } = useFrame();
  const [first] = session.players
    .filter((player) => player.standsInAt !== undefined)
    .toSorted((a, b) => (a.standsInAt ?? 0) - (b.standsInAt ?? 0));
  const seconds = useSecondsUntil(first?.standsInAt);
  if (first === undefined || seconds === null) return null;
  return (
    <span className={styles.waiting} role="timer">
      {text.waitsFor(first.name, clockFace(seconds))}
    </span>
  );
}
