import { AlarmClock, Bot, DoorOpen, Hourglass, Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockFace, useSecondsUntil } from '../../kit/countdown.ts';
import { useWaitsText, type WaitsText } from '../../text/shell/waits.ts';
import type { TableText } from '../../text/shell/table.en.ts';
import styles from './Absence.module.css';
import { useFrame } from '../context.ts';
import type { Seated } from './seated.ts';

/**
 * Whether there is something to show about who plays a seat: the player is away, or a bot plays for them although they
 * are there.
 */
export function isAway({ name, bot, connected, standIn }: Seated): boolean {
  return name !== '' && bot === undefined && (!connected || standIn !== undefined);
}

/** What happens to the seat of an absent player, in a line of their panel. */
export function Absence({ player }: { readonly player: Seated }) {
  const { text } = useFrame();
  const seconds = useSecondsUntil(player.standsInAt);
  const { icon, words } = signOf(player, seconds, text, useWaitsText());
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
  waits: WaitsText,
): { icon: ReactNode; words: string } {
  if (left === true) return { icon: <DoorOpen aria-hidden="true" />, words: text.gone };
  if (standInUntil === 'command') return { icon: <Bot aria-hidden="true" />, words: waits.botPlaysShort };
  if (standInUntil === 'move') return { icon: <AlarmClock aria-hidden="true" />, words: waits.botDecides };
  if (standIn !== undefined) return { icon: <Bot aria-hidden="true" />, words: text.standsIn };
  if (seconds === null) return { icon: <Moon aria-hidden="true" />, words: text.away };
  return { icon: <Hourglass aria-hidden="true" />, words: text.standsInAfter(clockFace(seconds)) };
}

/** A sentence below the prompt about absent players for whom everybody waits; null if there are none. */
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
