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

/** Putting a trade together: what to give and get, then with whom; the bank's rates stand beside. */
export function TradePanel({ terms, onClose, ...props }: TradePanelProps) {
  const { state, language } = props;
  const labels = labelsIn[language];
  // One offer at a time; the bank trades meanwhile.
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
  /** Runs when a trade is made or offered. */
  onMade(): void;
}

/** To everybody at once, or to one of them. */
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

/** The bank's trades that fit what is chosen so far; before anything is chosen, its rates. */
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

/** Whether a side of the editor allows a kind: nothing chosen there, or nothing but this kind. */
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
