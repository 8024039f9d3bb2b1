import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './Tabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** Draws a dot: there is something new behind this tab. The words for it belong in `label`. */
  readonly news?: boolean;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The open tab's id. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Panels that share one place. All stay mounted, so that typed text and scroll positions survive. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const name = useId();
  // Arrow keys only move the focus; a tab opens when it is pressed. Returning focus goes to the open tab.
  const [reached, reach] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const stop = reached ?? value;

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === stop);
    const to = ledTo(event, at, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    (list.current?.children[to] as HTMLElement | undefined)?.focus();
  };

  return (
    <div className={styles.root} data-tabs>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: shown, news = false }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}${id}`}
            className={styles.tab}
            aria-selected={id === value}
            aria-controls={`${name}${id}-panel`}
            tabIndex={id === stop ? 0 : -1}
            onKeyDown={onKeyDown}
            onFocus={() => reach(id)}
            onBlur={() => reach(null)}
            onClick={() => onChange(id)}
          >
            {shown}
            {news && <span className={styles.news} aria-hidden="true" />}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${name}${id}-panel`}
          className={styles.panel}
          aria-labelledby={`${name}${id}`}
          tabIndex={0}
          hidden={id !== value}
          inert={id !== value}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** The index of the tab that a key leads to, wrapping around at both ends; undefined for other keys. */
function ledTo({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, at: number, count: number): number | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
