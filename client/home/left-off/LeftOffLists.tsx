import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../kit/controls/Button.tsx';
import { useText } from '../../text/index.ts';
import type { LeftOff } from './left-off.ts';
import { FinishedRow, LeftOffCard } from './LeftOffCard.tsx';
import styles from './LeftOffLists.module.css';

interface ListProps {
  readonly games: readonly LeftOff[];
}

/** The unfinished games; nothing if there are none. */
export function Going({ games }: ListProps) {
  const { home } = useText();
  const cards = games.map((game) => (
    <li key={game.id}>
      <LeftOffCard game={game} />
    </li>
  ));
  return <Listed heading={home.going} items={cards} shape="cards" />;
}

/** The finished games, with their results. */
export function Finished({ games }: ListProps) {
  const { home } = useText();
  const rows = games.map((game) => (
    <li key={game.id}>
      <FinishedRow game={game} />
    </li>
  ));
  return <Listed heading={home.finished} items={rows} shape="rows" />;
}

interface ListedProps {
  readonly heading: string;
  readonly items: readonly ReactNode[];
  /** How many are shown before the button is decided by the stylesheet, depending on the width. */
  readonly shape: 'cards' | 'rows';
}

function Listed({ heading, items, shape }: ListedProps) {
  const { home } = useText();
  const [all, showAll] = useState(false);
  const title = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{heading}</h2>
      <ul className={styles[shape]} data-all={all}>
        {items}
        {!all && (
          <li className={styles.more}>
            <Button size="small" onClick={() => showAll(true)}>
              {home.showAll(items.length)}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
