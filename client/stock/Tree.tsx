import { useState } from 'react';
import styles from './Position.module.css';

interface TreeProps {
  readonly name: string;
  readonly value: unknown;
  /** Said of a list or record in which nothing is. */
  readonly empty: string;
  /** How many lists and records it lies in. */
  readonly depth: number;
}

/** Larger or deeper ones are closed at first, and what is in them isn't on the page. */
const OPEN = { depth: 4, size: 60 };

/** A value by its name: lists and records can be opened and closed; a list of plain values stands in one line. */
export function Tree({ name, value, empty, depth }: TreeProps) {
  const entries = entriesOf(value);
  const [open, setOpen] = useState(depth < OPEN.depth && entries.length <= OPEN.size);
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
        {open && <Entries {...{ value, entries, empty, depth }} />}
      </details>
    </li>
  );
}

type Entries = readonly (readonly [name: string, value: unknown])[];

function Entries({ value, entries, empty, depth }: Omit<TreeProps, 'name'> & { readonly entries: Entries }) {
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
        <Tree key={name} name={name} value={each} empty={empty} depth={depth + 1} />
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

const entriesOf = (value: unknown): Entries =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
