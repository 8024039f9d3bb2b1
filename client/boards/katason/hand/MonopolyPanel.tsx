import { labelsIn } from '../../../text/katason/labels.ts';
import { ResourceIcon } from '../signs/icons.tsx';
import { CardPanel } from './CardPanel.tsx';
import { useDrafts } from './trade/drafts.ts';
import styles from './MonopolyPanel.module.css';
import type { HandProps } from '../props.ts';

interface MonopolyPanelProps extends HandProps {
  onClose(): void;
}

/** The panel of the monopoly card: the player chooses one resource and confirms it, since it can't be undone. */
export function MonopolyPanel({ state, seat, legal, language, play, onClose }: MonopolyPanelProps) {
  const labels = labelsIn[language];
  const { claim: chosen, change } = useDrafts(state, seat);
  const moves = legal.filter((move) => move.type === 'playMonopoly');
  const move = moves.find(({ resource }) => resource === chosen);
  return (
    <CardPanel title={labels.monopolyTitle} act={labels.monopoly} {...{ move, language, play, onClose }}>
      <div className={styles.kinds}>
        {moves.map(({ resource }) => (
          <button
            key={resource}
            type="button"
            className={styles.kind}
            aria-pressed={resource === chosen}
            onClick={() => change({ claim: resource })}
          >
            <ResourceIcon kind={resource} />
            {labels.terrain[resource]}
          </button>
        ))}
      </div>
    </CardPanel>
  );
}
