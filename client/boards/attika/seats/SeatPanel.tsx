import { PIECES, STACKS } from '../../../../games/attika/data.ts';
import { gaps } from '../../../../games/attika/links.ts';
import type { State } from '../../../../games/attika/types.ts';
import { ofSeat } from '../../../../games/kit/counts.ts';
import type { Seat } from '../../../../games/kit/rules.ts';
import { Count } from '../../../kit/seats/Count.tsx';
import { memoByContent } from '../../../kit/memo-by-content.ts';
import { type Labels, labelsIn } from '../../../text/attika/labels.ts';
import type { Player } from '../../contract.ts';
import { holdingsOf } from './mat.ts';
import type { AttikaProps } from '../props.ts';
import { AmphoraIcon, AnyCardIcon, LinkIcon, SealIcon, SettlementIcon, StackIcon } from '../signs/icons.tsx';
import { useLookAt } from '../gaze.ts';
import { THREAT } from '../pieces/Links.tsx';
import { LookAtMat } from './LookAtMat.tsx';
import styles from './SeatPanel.module.css';

type SeatPanelProps = AttikaProps & { readonly of: Seat };

/**
 * What everybody may know of one player: buildings, cards, amphorae, stacks, settlements, and how much is missing to a
 * link.
 */
export function SeatPanel({ of, ...props }: SeatPanelProps) {
  const { state, language, seat, players } = props;
  return (
    <div className={styles.panel} {...(of === seat ? {} : { 'data-purse': of })}>
      <Counts {...countsOf(state, of)} of={of} owner={players[of]} language={language} />
    </div>
  );
}

/** What is counted of a seat. */
function countsOf(state: State, seat: Seat) {
  return {
    pieces: state.pieces[seat]!,
    hand: state.handSizes[seat]!,
    amphorae: state.amphorae[seat]!,
    missing: gaps(state, seat),
    settlements: state.settlements[seat]!,
    stacks: ofSeat(state.stacks, seat, STACKS.length).join('·'),
    holdings: holdingsOf(state, seat),
  };
}

interface CountsProps extends Pick<AttikaProps, 'language'>, ReturnType<typeof countsOf> {
  readonly of: Seat;
  readonly owner: Player | undefined;
}

const Counts = memoByContent(({ of, owner, language, holdings, ...counts }: CountsProps) => {
  const labels = labelsIn[language];
  return (
    <div className={styles.counts}>
      <Count label={labels.onLand} icon={<SealIcon kind={0} owner={owner} />} main>
        {counts.pieces}
        <small className={styles.of}>/{PIECES}</small>
      </Count>
      <Count label={labels.handSize} word={labels.words.hand} icon={<AnyCardIcon />}>
        {counts.hand}
      </Count>
      <Count label={labels.amphorae} word={labels.words.amphorae} icon={<AmphoraIcon />} minor>
        {counts.amphorae}
      </Count>
      <Missing missing={counts.missing} of={of} labels={labels} />
      <Count label={labels.settlements} word={labels.words.settlements} icon={<SettlementIcon />} minor>
        {counts.settlements}
      </Count>
      <LookAtMat holdings={holdings} owner={owner} language={language} className={styles.look}>
        {labels.matShort}
      </LookAtMat>
      <Count label={labels.stackSizes} word={labels.words.stacks} icon={<StackIcon />} minor>
        {counts.stacks}
      </Count>
    </div>
  );
});

interface MissingProps extends Pick<CountsProps, 'missing' | 'of'> {
  readonly labels: Labels;
}

/** How many buildings the player still needs to link two shrines. Pointing at it shows the way on the land. */
function Missing({ missing, of, labels }: MissingProps) {
  const lookAt = useLookAt();
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
      <Count label={label} word={labels.words.link} icon={<LinkIcon />}>
        {barred ? '–' : missing}
      </Count>
    </button>
  );
}
