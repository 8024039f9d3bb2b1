import { TryMove } from '../../../stage/TryMove.tsx';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { BUILDINGS, STACKS } from '../../../../games/attika/data.ts';
import { isOver } from '../../../../games/attika/flow.ts';
import { cardsAtEnd } from '../../../../games/attika/turn.ts';
import type { AttikaMove } from '../../../../games/attika/types.ts';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Tooltip } from '../../../kit/controls/Tooltip.tsx';
import { labelsIn } from '../../../text/attika/labels.ts';
import { AmphoraIcon, StackIcon } from '../signs/icons.tsx';
import type { HandProps } from '../props.ts';
import { kindIn } from '../scene.ts';
import styles from './Drive.module.css';
import { UseTitle } from './UseTitle.tsx';

/** What advances the turn: its two uses side by side, each with its remaining actions, and the end of the turn. */
export function Drive(props: HandProps) {
  const { state, seat, language, stage } = props;
  const labels = labelsIn[language];
  const mine = state.turn === seat && !isOver(state);
  const held = state.amphorae[seat]! > 0;
  return (
    <div className={styles.drive}>
      <fieldset className={styles.use} data-shut={mine && state.mode === 'build'} aria-label={labels.stacks}>
        <UseTitle {...props} mode="draw" />
        <span className={styles.stacks} data-stack={seat}>
          {STACKS.map((_, stack) => (
            <Stack key={stack} {...props} stack={stack} left={state.stacks[seat * STACKS.length + stack]!} />
          ))}
        </span>
        {mine && state.mode === 'draw' && <OneMore {...props} />}
      </fieldset>
      {mine && (
        <div className={styles.use} data-shut={state.mode === 'draw'} data-second>
          <UseTitle {...props} mode="build" />
          {held && state.mode === 'build' ? (
            <OneMore {...props} />
          ) : (
            <span className={styles.hint}>{kindIn(stage) !== null ? labels.pickSite : buildHint(props)}</span>
          )}
        </div>
      )}
      {mine && <Ending {...props} />}
    </div>
  );
}

/** A text about how to begin building, or why it isn't possible. */
function buildHint({ state, seat, legal, language }: HandProps): string {
  const labels = labelsIn[language];
  if (state.mode === 'draw') return labels.nextTurn;
  if (state.mode === 'build' && state.actions === 0) return labels.noneLeft;
  if (legal.some(({ type }) => type === 'build')) return labels.pickBuilding;
  const ready = state.mats.slice(seat * BUILDINGS.length, (seat + 1) * BUILDINGS.length).some((count) => count > 0);
  return ready ? labels.nonePayable : labels.noneReady;
}

function Stack({ stack, left, ...props }: HandProps & { readonly stack: number; readonly left: number }) {
  const { language, words } = props;
  const labels = labelsIn[language];
  const move: AttikaMove = { type: 'drawBuilding', stack };
  const refusal = props.why(move);
  const name = labels.stack(stack + 1, left, stack === 0);
  return (
    <Tooltip text={refusal === undefined || props.legal.length === 0 ? name : words.refusal(refusal)} side="top">
      <button
        type="button"
        className={styles.stack}
        aria-label={labels.drawFrom(name)}
        aria-disabled={refusal !== undefined}
        onClick={() => props.stage.attempt(move)}
      >
        <StackIcon large={stack === 0} />
        <b>{left}</b>
      </button>
    </Tooltip>
  );
}

/** The button that spends an amphora for one more action of the turn's current use. */
function OneMore(props: HandProps) {
  const { state, seat, language } = props;
  const labels = labelsIn[language];
  if (state.amphorae[seat] === 0) return null;
  return (
    <TryMove
      {...props}
      move={{ type: 'useAmphora' }}
      icon={<AmphoraIcon />}
      label={labels.moreActions}
      variant={state.actions === 0 ? 'act' : 'plain'}
    >
      {labels.oneMore}
    </TryMove>
  );
}

/**
 * The choice of amphorae to exchange for cards, and the button that ends the turn and says how many cards it brings.
 */
function Ending(props: HandProps) {
  const { state, seat, language, legal } = props;
  const labels = labelsIn[language];
  const [wished, setWished] = useState(0);
  const held = state.amphorae[seat]!;
  const given = Math.min(wished, held);
  const cards = cardsAtEnd(state, given);
  const spent = !legal.some(({ type }) => type === 'drawBuilding' || type === 'build' || type === 'useAmphora');
  return (
    <div className={styles.ending}>
      {held > 0 && <Amphorae given={given} held={held} onChange={setWished} language={language} />}
      <TryMove
        {...props}
        move={{ type: 'endTurn', amphorae: given }}
        variant={spent ? 'act' : 'plain'}
        label={labels.endTurnFor(cards)}
      >
        <span className={styles.end}>
          {labels.endTurn}
          {cards > 0 && <small>{labels.bringsCards(cards)}</small>}
        </span>
      </TryMove>
    </div>
  );
}

interface AmphoraeProps extends Pick<HandProps, 'language'> {
  readonly given: number;
  readonly held: number;
  onChange(given: number): void;
}

/** The control for how many amphorae are exchanged for cards when the turn ends. */
function Amphorae({ given, held, language, onChange }: AmphoraeProps) {
  const labels = labelsIn[language];
  return (
    <fieldset className={styles.amphorae} aria-label={labels.giveAmphorae} title={labels.giveAmphorae}>
      <IconButton
        label={labels.less}
        icon={<Minus aria-hidden="true" />}
        aria-disabled={given === 0}
        onClick={() => onChange(Math.max(0, given - 1))}
      />
      <span className={styles.given}>
        <AmphoraIcon />
        {labels.bringsCards(given)}
      </span>
      <IconButton
        label={labels.more}
        icon={<Plus aria-hidden="true" />}
        aria-disabled={given === held}
        onClick={() => onChange(Math.min(held, given + 1))}
      />
    </fieldset>
  );
}
