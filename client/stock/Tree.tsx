import { useState } from 'react';
import styles from './Position.module.css';

interface TreeProps {
  readonly name: string;
  readonly value: unknown;
  /** Said of a list or record in which nothing is. */
  readonly empty: string;
  /** Whether it is open at first however much is in it. */
  readonly outermost?: boolean;
}

/** What holds more than this, deep down, is closed at first, and isn't on the page: on a phone some ten lines are seen. */
const OPEN = 40;

/** A value by its name: lists and records can be opened and closed; a list of plain values stands in one line. */
export function Tree({ name, value, empty, outermost = false }: TreeProps) {
  const entries = entriesOf(value);
  const [open, setOpen] = useState(() => outermost || sizeOf(value, OPEN) <= OPEN);
  if (typeof value !== 'object' || value === null || entries.length === 0)
    return (
      <li className={styles.leaf}>
        <span className={styles.name}>{name}</span> <Value value={value} empty={empty} />
      </li>
    );
  return (
    <li>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className={styles.name}>{name}</span> <small>({entries.length})</small>
        </summary>
        {open && <Entries {...{ value, entries, empty }} />}
      </details>
    </li>
  );
}

type Entries = readonly (readonly [name: string, value: unknown])[];

function Entries({ value, entries, empty }: Pick<TreeProps, 'value' | 'empty'> & { readonly entries: Entries }) {
  if (Array.isArray(value) && entries.every(([, each]) => entriesOf(each).length === 0))
    return (
      <ol className={styles.row}>
        {entries.map(([at, each]) => (
          <li key={at}>
            <small>{at}</small> <Value value={each} empty={empty} />
          </li>
        ))}
      </ol>
    );
  return (
    <ul className={styles.inner}>
      {entries.map(([name, each]) => (
        <Tree key={name} name={name} value={each} empty={empty} />
      ))}
    </ul>
  );
}

function Value({ value, empty }: Pick<TreeProps, 'value' | 'empty'>) {
  const none = value === null || value === undefined || value === '' || typeof value === 'object';
  const text = typeof value === 'object' && value !== null ? empty : value === '' ? '""' : String(value);
  return (
    <span className={styles.value} data-none={none}>
      {text}
    </span>
  );
}

/** How much is in a value, deep down; counts no further than `most`. */
function sizeOf(value: unknown, most: number): number {
  let size = 0;
  for (const [, each] of entriesOf(value)) {
    size += 1 + sizeOf(each, most - size);
    if (size > most) break;
  }
  return size;
}

const entriesOf = (value: unknown): Entries =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
