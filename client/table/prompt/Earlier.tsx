import { Button } from '../../kit/controls/Button.tsx';
import { Tooltip } from '../../kit/controls/Tooltip.tsx';
import { useTable } from '../context.ts';
import styles from './Earlier.module.css';

/** Above what is told of any moment but the present: that it is none, so that nobody takes what was for what is. */
export function Earlier() {
  const { timeline, position, text } = useTable();
  const { past } = text;
  const said = !timeline.live ? past.replay : position.step < timeline.length ? past.earlier : past.lookBack;
  return (
    <span className={styles.earlier} data-earlier>
      {said}
    </span>
  );
}

/** The way from there to the present, in one press. */
export function BackToNow({ onBack }: { onBack(): void }) {
  const { past } = useTable().text;
  return (
    <Tooltip text={past.nowHint}>
      <Button size="small" variant="primary" onClick={onBack}>
        {past.now}
      </Button>
    </Tooltip>
  );
}
