import { Panel } from '../../../kit/dialogs/Panel.tsx';
import { valueOf } from '../../../../games/atlantis/board.ts';
import { saleOf } from '../../../../games/atlantis/purse.ts';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import { CardBack, TileIcon } from '../signs/icons.tsx';
import type { AtlantisStage } from '../scene.ts';
import type { HandProps } from '../props.ts';
import { tileName } from '../places/spoken.ts';
import { facesWon } from './OwnTiles.tsx';
import styles from './SellPanel.module.css';

interface SellPanelProps extends HandProps {
  readonly stage: AtlantisStage;
}

/** The tiles that can be sold, each with the number of cards it brings. A tile that brings none explains this. */
export function SellPanel({ state, seat, legal, language, stage }: SellPanelProps) {
  const labels = labelsIn[language];
  const low = facesWon(state, seat).find((face) => saleOf(valueOf(face)) === 0);
  return (
    <Panel title={labels.sellTitle} closeLabel={labels.close} onClose={() => stage.begin([])}>
      <div className={styles.sales}>
        {legal.map((move) =>
          move.type === 'sellTile' ? (
            <button
              key={move.face}
              type="button"
              className={styles.sale}
              aria-label={labels.sellFor(tileName(move.face, labels), saleOf(valueOf(move.face)))}
              onClick={() => stage.play(move)}
            >
              <TileIcon face={move.face} />
              <span className={styles.brings}>
                +{saleOf(valueOf(move.face))}
                <CardBack />
              </span>
            </button>
          ) : null,
        )}
        {low !== undefined && (
          <button
            type="button"
            className={styles.sale}
            aria-label={labels.sellFor(tileName(low, labels), 0)}
            aria-disabled="true"
            onClick={() => stage.attempt({ type: 'sellTile', face: low })}
          >
            <TileIcon face={low} />
            <span className={styles.brings}>
              +0
              <CardBack />
            </span>
          </button>
        )}
      </div>
    </Panel>
  );
}
