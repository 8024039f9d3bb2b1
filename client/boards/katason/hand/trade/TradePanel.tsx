import { Button } from '../../../../kit/controls/Button.tsx';
import { SeatMark } from '../../../../kit/seats/SeatMark.tsx';
import { type Labels, labelsIn } from '../../../../text/katason/labels.ts';
import { ResourceIcon } from '../../signs/icons.tsx';
import { Deals } from './Deals.tsx';
import { Panel } from '../../../../kit/dialogs/Panel.tsx';
import type { HandProps } from '../../props.ts';
import { type Terms, handOf, total } from './terms.ts';
import { TermsEditor } from './TermsEditor.tsx';
import styles from './TradePanel.module.css';
import { Try } from '../Try.tsx';

interface TradePanelProps extends HandProps {
  readonly terms: Terms;
  onClose(): void;
}

/**
 * The panel for trading: the player chooses what to give and get, then the partner. The rates of the bank are beside.
 */
export function TradePanel({ terms, onClose, ...props }: TradePanelProps) {
  const { state, language } = props;
  const labels = labelsIn[language];
  // Only one offer is open at a time, so the panel closes; it can be opened again to trade with the bank.
  const made = () => {
    terms.clear();
    onClose();
  };
  const playersTrade = state.options.trade === 'players' && state.offer === null;
  return (
    <Panel
      title={labels.trade}
      closeLabel={labels.close}
      onClose={onClose}
      actions={
        <div className={styles.whom}>
          <WithBank {...props} terms={terms} onMade={made} />
          {playersTrade && <Partners {...props} terms={terms} onMade={made} />}
        </div>
      }
    >
      <TermsEditor terms={terms} labels={labels} />
      <Deals {...props} />
    </Panel>
  );
}

interface PartnersProps extends HandProps {
  readonly terms: Terms;
  /** Is called when a trade was made or offered. */
  onMade(): void;
}

/** Buttons that offer the trade to everybody or to one player. */
function Partners({ terms, onMade, ...props }: PartnersProps) {
  const { seat, players, language } = props;
  const labels = labelsIn[language];
  const { give, want } = terms;
  const offer = (to: number | null) => ({ type: 'offerTrade', give, want, to }) as const;
  return (
    <div className={styles.partners}>
      <span className={styles.word}>{labels.offer}</span>
      {players
        .filter((player) => player.seat !== seat)
        .map((player) => (
          <Try
            key={player.seat}
            {...props}
            move={offer(player.seat)}
            size="small"
            icon={<SeatMark seat={player.seat} colour={player.colour} />}
            label={labels.offerTo(player.name)}
            onDone={onMade}
          >
            <span className={styles.partner}>{player.name}</span>
          </Try>
        ))}
      <Try {...props} move={offer(null)} size="small" variant="act" label={labels.offerAll} onDone={onMade}>
        {labels.all}
      </Try>
    </div>
  );
}

/** The trades with the bank that fit what is chosen so far; its rates while nothing is chosen. */
function WithBank({ state, seat, legal, language, play, terms, onMade }: PartnersProps) {
  const labels = labelsIn[language];
  const rates = handOf(state.rates, seat);
  const { give, want } = terms;
  const open = total(give) + total(want) === 0;
  const trades = legal
    .filter((move) => move.type === 'bankTrade')
    .filter((move) => fits(give, move.give) && fits(want, move.want));
  return (
    <div className={styles.bank}>
      <span className={styles.word}>{open || trades.length === 0 ? labels.bankRates : labels.bankTrade}</span>
      {open || trades.length === 0
        ? rates.map((rate, kind) => <Rate key={kind} kind={kind} rate={rate} labels={labels} />)
        : trades.map((move) => (
            <Button
              key={`${move.give} ${move.want}`}
              size="small"
              aria-label={labels.bankSwap(rates[move.give]!, labels.terrain[move.give]!, labels.terrain[move.want]!)}
              onClick={() => {
                onMade();
                play(move);
              }}
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

interface RateProps {
  readonly kind: number;
  readonly rate: number;
  readonly labels: Labels;
}

function Rate({ kind, rate, labels }: RateProps) {
  return (
    <span className={styles.rate} title={labels.bankRate(labels.terrain[kind]!, rate)}>
      <ResourceIcon kind={kind} label={labels.terrain[kind]} />
      {rate}:1
    </span>
  );
}
