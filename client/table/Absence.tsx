import { Bot, DoorOpen, Hourglass, Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Player } from '../boards/contract.ts';
import { clockFace, useSecondsUntil } from '../kit/countdown.ts';
import type { TableText } from '../text/shell/table.en.ts';
import styles from './Absence.module.css';
import { useTable } from './context.ts';

/** Whether something is to be told of a player's being away. Who is here needs no sign, and bots never leave. */
export function isAway({ name, bot, connected }: Player): boolean {
  return name !== '' && bot === undefined && !connected;
}

/** What becomes of the seat of somebody who is away, in a line of their panel. */
export function Absence({ player }: { readonly player: Player }) {
  const { text } = useTable();
  const seconds = useSecondsUntil(player.standsInAt);
  const { icon, words } = signOf(player, seconds, text);
  return (
    <span className={styles.absence} data-urgent={seconds !== null} title={words}>
      {icon}
      <span>{words}</span>
    </span>
  );
}

function signOf(
  { standIn, left }: Player,
  seconds: number | null,
  text: TableText,
): { icon: ReactNode; words: string } {
  if (left === true) return { icon: <DoorOpen aria-hidden="true" />, words: text.gone };
  if (standIn !== undefined) return { icon: <Bot aria-hidden="true" />, words: text.standsIn };
  if (seconds === null) return { icon: <Moon aria-hidden="true" />, words: text.away };
  return { icon: <Hourglass aria-hidden="true" />, words: text.standsInAfter(clockFace(seconds)) };
}

/** For whom everybody waits who isn't there: one sentence below the prompt. Null where nobody is waited for so. */
export function WaitingFor() {
  const { session, text } = useTable();
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
