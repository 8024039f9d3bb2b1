import { Button } from '../../../../kit/controls/Button.tsx';
import { SeatMark } from '../../../../kit/seats/SeatMark.tsx';
import { labelsIn } from '../../../../text/katason/labels.ts';
import { ResourceIcon } from '../../signs/icons.tsx';
import { Deals } from './Deals.tsx';
import { Panel } from '../../../../kit/dialogs/Panel.tsx';
import type { HandProps } from '../../props.ts';
import { handOf, total } from '../../bundles.ts';
import { TermsEditor } from './TermsEditor.tsx';
import styles from './TradePanel.module.css';
import { TryMove } from '../../../../stage/TryMove.tsx';

/**
 * The panel for trading: the player chooses what to give and get, then the partner. The rates of the bank are beside.
 * It closes with each trade: only one offer is open at a time, and it can be opened again to trade with the bank.
 */
export function TradePanel(props: HandProps) {
  const { state, stage, language } = props;
  const labels = labelsIn[language];
  return (
    <Panel
      title={labels.trade}
      closeLabel={labels.close}
      onClose={() => stage.begin([])}
      actions={
        <div className={styles.whom}>
          <WithBank {...props} />
          {state.options.trade === 'players' && state.offer === null && <Partners {...props} play={stage.play} />}
        </div>
      }
    >
      <TermsEditor stage={stage} labels={labels} />
      <Deals {...props} />
    </Panel>
  );
}

/** Buttons that offer the trade to everybody or to one player. */
function Partners(props: HandProps) {
  const { seat, stage, players, language } = props;
  const labels = labelsIn[language];
  const { give, want } = stage.draft;
  const offer = (to: number | null) => ({ type: 'offerTrade', give, want, to }) as const;
  return (
    <div className={styles.partners}>
      <span className={styles.word}>{labels.offer}</span>
      {players
        .filter((player) => player.seat !== seat)
        .map((player) => (
          <TryMove
            key={player.seat}
            {...props}
            move={offer(player.seat)}
            size="small"
            icon={<SeatMark seat={player.seat} colour={player.colour} />}
            label={labels.offerTo(player.name)}
          >
            <span className={styles.partner}>{player.name}</span>
          </TryMove>
        ))}
      <TryMove {...props} move={offer(null)} size="small" variant="act" label={labels.offerAll}>
        {labels.all}
      </TryMove>
    </div>
  );
}

/** The trades with the bank that fit what is chosen so far; its rates while nothing is chosen. */
function WithBank({ state, seat, stage, legal, language }: HandProps) {
  const labels = labelsIn[language];
  const rates = handOf(state.rates, seat);
  const { give, want } = stage.draft;
  const trades = legal
    .filter((move) => move.type === 'bankTrade')
    .filter((move) => fits(give, move.give) && fits(want, move.want));
  const open = total(give) + total(want) === 0 || trades.length === 0;
  return (
    <div className={styles.bank}>
      <span className={styles.word}>{open ? labels.bankRates : labels.bankTrade}</span>
      {open
        ? rates.map((rate, kind) => (
            <span key={kind} className={styles.rate} title={labels.bankRate(labels.terrain[kind]!, rate)}>
              <ResourceIcon kind={kind} label={labels.terrain[kind]} />
              {rate}:1
            </span>
          ))
        : trades.map((move) => (
            <Button
              key={`${move.give} ${move.want}`}
              size="small"
              aria-label={labels.bankSwap(rates[move.give]!, labels.terrain[move.give]!, labels.terrain[move.want]!)}
              onClick={() => stage.play(move)}
            >
              <span className={styles.swap}>
                <ResourceIcon kind={move.give} />×{rates[move.give]}
                <span className={styles.word}>→</span>
                <ResourceIcon kind={move.want} />
              </span>
            </Button>
          ))}
    </div>
  );
}

/** Whether a trade with the bank fits one side of the editor: the side is empty or has only cards of this kind. */
function fits(cards: readonly number[], kind: number): boolean {
  return total(cards) === 0 || total(cards) === cards[kind];
}
