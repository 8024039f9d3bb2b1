import { Panel } from '../../../kit/Panel.tsx';
import { valueOf } from '../../../../games/atlantis/board.ts';
import { saleOf } from '../../../../games/atlantis/purse.ts';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import { CardBack, TileIcon } from '../icons.tsx';
import type { Choices } from '../intent.ts';
import { tileName } from '../spoken.ts';
import type { HandProps } from './Hand.tsx';
import styles from './SellPanel.module.css';

interface SellPanelProps extends HandProps {
  readonly intent: Choices;
}

/** The tiles that can be sold, with the cards each brings. */
export function SellPanel({ legal, language, intent, play }: SellPanelProps) {
  const labels = labelsIn[language];
  return (
    <Panel title={labels.sellTitle} closeLabel={labels.close} onClose={() => intent.pickTool(null)}>
      <div className={styles.sales}>
        {legal.map((move) =>
          move.type === 'sellTile' ? (
            <button
              key={move.face}
              type="button"
              className={styles.sale}
              aria-label={labels.sellFor(tileName(move.face, labels), saleOf(valueOf(move.face)))}
              onClick={() => {
                intent.clear();
                play(move);
              }}
            >
              <TileIcon face={move.face} />
              <span className={styles.brings}>
                +{saleOf(valueOf(move.face))}
                <CardBack />
              </span>
            </button>
          ) : null,
        )}
      </div>
    </Panel>
  );
}
