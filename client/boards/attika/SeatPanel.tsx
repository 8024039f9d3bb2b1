import { PIECES, STACKS } from '../../../games/attika/data.ts';
import { gaps } from '../../../games/attika/links.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { Count } from '../../kit/Count.tsx';
import { type Labels, labelsIn } from '../../text/attika/labels.ts';
import type { AttikaProps } from './props.ts';
import { AmphoraIcon, AnyCardIcon, LinkIcon, SealIcon, SettlementIcon, StackIcon } from './icons.tsx';
import { useLookAt } from './intent.ts';
import { THREAT } from './Links.tsx';
import { LookAtMat } from './LookAtMat.tsx';
import styles from './SeatPanel.module.css';

type SeatPanelProps = AttikaProps & { readonly of: Seat };

/** What all can see of one player: buildings, cards, amphorae, stacks, settlements, and how far from a link. */
export function SeatPanel({ of, ...props }: SeatPanelProps) {
  const { state, language, seat, players } = props;
  const labels = labelsIn[language];
  const city = labels.cities[players[of]?.colour ?? 'white'];
  const stacks = state.stacks.slice(of * STACKS.length, (of + 1) * STACKS.length);
  return (
    <div className={styles.panel} {...(of === seat ? {} : { 'data-purse': of })}>
      <div className={styles.counts}>
        <Count label={labels.onLand(city ?? '')} icon={<SealIcon kind={0} owner={players[of]} />} main>
          {state.pieces[of]}
          <small className={styles.of}>/{PIECES}</small>
        </Count>
        <Count label={labels.handSize} icon={<AnyCardIcon />}>
          {state.handSizes[of]}
        </Count>
        <Count label={labels.amphorae} icon={<AmphoraIcon />} minor>
          {state.amphorae[of]}
        </Count>
        <Missing state={state} of={of} labels={labels} />
        <Count label={labels.settlements} icon={<SettlementIcon />} minor>
          {state.settlements[of]}
        </Count>
        <Count label={labels.stackSizes} icon={<StackIcon />} minor>
          {stacks.join('·')}
        </Count>
        <LookAtMat {...props} of={of} className={styles.look}>
          {labels.matShort}
        </LookAtMat>
      </div>
    </div>
  );
}

/** How many buildings a link of two shrines would still take; pointing at it shows the way on the land. */
function Missing({ state, of, labels }: Pick<SeatPanelProps, 'state' | 'of'> & { readonly labels: Labels }) {
  const lookAt = useLookAt();
  const missing = gaps(state, of);
  const barred = missing === Infinity;
  const label = labels.link(barred ? null : missing);
  return (
    <button
      type="button"
      className={styles.link}
      aria-label={label}
      data-alarm={missing <= THREAT}
      onPointerEnter={() => lookAt({ seat: of })}
      onPointerLeave={() => lookAt(null)}
      onFocus={() => lookAt({ seat: of })}
      onBlur={() => lookAt(null)}
    >
      <Count label={label} icon={<LinkIcon />}>
        {barred ? '–' : missing}
      </Count>
    </button>
  );
}
