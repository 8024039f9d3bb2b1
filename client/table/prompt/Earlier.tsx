import { Button } from '../../kit/controls/Button.tsx';
import { Tooltip } from '../../kit/controls/Tooltip.tsx';
import { useTable } from '../context.ts';
import styles from './Earlier.module.css';

/** A heading above every moment but the present, so that nobody takes the past for the present. */
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

/** A button that returns to the present. */
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
