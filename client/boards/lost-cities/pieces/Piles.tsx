import { memo } from 'react';
import type { State } from '../../../../games/lost-cities/types.ts';
import type { Labels } from '../../../text/lost-cities/labels.ts';
import { Card, CardBack } from './Card.tsx';
import { deckPoint, pilePoints } from '../drawing.ts';
import { Ruin, washOf } from '../ground/Ruin.tsx';
import styles from './Piles.module.css';
import { pileName } from '../places/spoken.ts';
import { memoByContent } from '../../../kit/memo-by-content.ts';

interface PilesProps {
  readonly state: State;
  readonly labels: Labels;
}

/**
 * The camp: the deck, and the discard piles at the lower ends of their paths. The lit targets lie below them in the
 * drawing order and receive the presses.
 */
export function Piles({ state, labels }: PilesProps) {
  return (
    <g className={styles.camp}>
      <Deck size={state.deckSize} labels={labels} />
      {state.piles.map((pile, colour) => (
        <Pile key={pilePoints[colour]!.x} pile={pile} colour={colour} said={pileName(state, colour, labels)} />
      ))}
    </g>
  );
}

const Deck = memo(({ size, labels }: { readonly size: number; readonly labels: Labels }) => {
  return (
    <g transform={`translate(${deckPoint.x} ${deckPoint.y})`} role="img" aria-label={labels.deckHolds(size)} data-deck>
      {size > 20 && <rect x="-32" y="-45" width="74" height="100" rx="6" className={styles.under} />}
      {size > 1 && <rect x="-34.5" y="-47.5" width="74" height="100" rx="6" className={styles.under} />}
      {size > 0 ? <CardBack /> : <rect x="-36" y="-49" width="72" height="98" rx="6" className={styles.empty} />}
      <Count count={size} low={size <= 8} />
    </g>
  );
});

interface PileProps {
  readonly pile: readonly number[];
  readonly colour: number;
  readonly said: string;
}

const Pile = memoByContent(({ pile, colour, said }: PileProps) => {
  const { x, y } = pilePoints[colour]!;
  const top = pile.at(-1);
  return (
    <g transform={`translate(${x} ${y})`} style={washOf(colour)} role="img" aria-label={said} data-pile={colour}>
      {top === undefined ? (
        <>
          <rect x="-36" y="-49" width="72" height="98" rx="6" className={styles.empty} />
          <g transform="translate(0 18) scale(.42)" opacity=".55">
            <Ruin of={colour} plain />
          </g>
        </>
      ) : (
        <>
          {pile.length > 2 && <rect x="-32" y="-45" width="74" height="100" rx="6" className={styles.under} />}
          {pile.length > 1 && <rect x="-34.5" y="-47.5" width="74" height="100" rx="6" className={styles.under} />}
          <Card card={top} />
          {pile.length > 1 && <Count count={pile.length} />}
        </>
      )}
    </g>
  );
});

function Count({ count, low = false }: { readonly count: number; readonly low?: boolean }) {
  return (
    <g transform="translate(30 42)" className={styles.count} data-low={low}>
      <rect x="-19" y="-15" width="38" height="30" rx="15" />
      <text dy=".35em">{count}</text>
    </g>
  );
}
