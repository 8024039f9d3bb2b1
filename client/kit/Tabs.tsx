import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  /** Drawn as a dot: something new waits behind the tab. The words for it belong in `label`. */
  readonly news?: boolean;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, read aloud. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The open tab's id. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Panels that share one place. All stay mounted, so that what was typed or scrolled is kept. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root className={styles.root} value={value} onValueChange={(id) => onChange(String(id))}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
            {tab.news === true && <span className={styles.news} aria-hidden="true" />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className={styles.panel} keepMounted>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
