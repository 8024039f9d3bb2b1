import { Button } from '../../../kit/controls/Button.tsx';
import { Panel } from '../../../kit/dialogs/Panel.tsx';
import { labelsIn } from '../../../text/atlantis/labels.ts';
import type { AtlantisStage } from '../scene.ts';
import type { Journey } from '../places/journeys.ts';
import { JourneyTerms } from '../places/JourneyTerms.tsx';
import type { HandProps } from '../props.ts';
import { journeyName, placeName, placeTitle } from '../places/spoken.ts';
import styles from './WaysPanel.module.css';

interface WaysPanelProps extends HandProps {
  readonly ways: readonly Journey[];
  readonly stage: AtlantisStage;
}

/** The ways to a place: for each one the pawn, its cards, its toll and the tile that it wins. */
export function WaysPanel({ ways, stage, state, language }: WaysPanelProps) {
  const labels = labelsIn[language];
  const several = new Set(ways.map(({ pawn }) => pawn)).size > 1;
  return (
    <Panel
      title={ways.length > 1 ? labels.waysTitle : labels.goTo(placeTitle(state, ways[0]!.to, labels))}
      closeLabel={labels.close}
      onClose={stage.unpin}
    >
      <ul className={styles.ways}>
        {ways.map((way, i) => (
          <li key={i} className={styles.way} data-looked={i === stage.draft.way}>
            <span className={styles.terms}>
              {several && <span className={styles.from}>{placeTitle(state, way.from, labels)}</span>}
              <JourneyTerms state={state} journey={way} labels={labels} />
            </span>
            <Button
              variant="act"
              size="small"
              aria-label={labels.goFrom(placeName(state, way.from, labels), journeyName(state, way, labels))}
              onPointerEnter={() => i !== stage.draft.way && stage.change({ way: i })}
              onFocus={() => i !== stage.draft.way && stage.change({ way: i })}
              onClick={() => stage.play(way.move)}
            >
              {labels.go}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
