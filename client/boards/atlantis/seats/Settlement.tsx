import { PlayerName } from '../../../kit/seats/PlayerName.tsx';
import type { Player } from '../../contract.ts';
import type { Labels } from '../../../text/atlantis/labels.ts';
import type { Account, Step } from './accounts.ts';
import { CardBack, PawnIcon, TilesIcon, ValueIcon } from '../signs/icons.tsx';
import styles from './Settlement.module.css';
import type { Telling } from './telling.ts';

interface SettlementProps {
  readonly telling: Telling;
  readonly players: readonly Player[];
  readonly labels: Labels;
}

/** The last crossing as a table: a line for each player, which fills up step by step. */
export function Settlement({ telling, players, labels }: SettlementProps) {
  const { accounts, told } = telling;
  return (
    <section className={styles.settlement} aria-label={labels.settlement} aria-live="polite">
      <h2 className={styles.title}>{labels.settlement}</h2>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <Line
            key={account.seat}
            account={account}
            told={told.filter((step) => step.kind === 'totals' || step.seat === account.seat)}
            player={players[account.seat]}
            labels={labels}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly account: Account;
  readonly told: readonly Step[];
  readonly player: Player | undefined;
  readonly labels: Labels;
}

function Line({ account, told, player, labels }: LineProps) {
  const { seat, tiles, cards, shortfall, score } = account;
  const paid = told.some(({ kind }) => kind === 'pay');
  const total = told.some(({ kind }) => kind === 'totals');
  return (
    <li className={styles.line}>
      <span className={styles.name}>{player !== undefined && <PlayerName player={player} />}</span>
      <span className={styles.crossings}>
        {told.map(
          (step) =>
            step.kind === 'cross' && (
              <span key={step.crossing.pawn} className={styles.crossing}>
                <PawnIcon seat={seat} colour={player?.colour} label={labels.crosses(step.crossing.tolls)} />
                <span aria-hidden="true">{step.crossing.tolls.length === 0 ? '0' : step.crossing.tolls.join('+')}</span>
              </span>
            ),
        )}
        {paid && (
          <span className={styles.paid}>
            <span className={styles.word}>{labels.owes(account.owed)}</span>
            {tiles.map((value, i) => (
              <ValueIcon key={i} value={value} label={String(value)} />
            ))}
            {cards > 0 && (
              <span className={styles.cards}>
                <CardBack label={labels.cardsOf(cards)} />
                <span aria-hidden="true">×{cards}</span>
              </span>
            )}
            {shortfall > 0 && <b className={styles.short}>{labels.short(shortfall)}</b>}
          </span>
        )}
        {total && account.owed === 0 && <span className={styles.word}>{labels.tollOf(0)}</span>}
      </span>
      {total && <Sum account={account} labels={labels} />}
      <b className={styles.total}>{total && labels.points(score)}</b>
    </li>
  );
}

/** What the score consists of: the value of tiles and cards before, minus what was paid. */
function Sum({ account: { won, held, score }, labels }: Pick<LineProps, 'account' | 'labels'>) {
  const lost = won + held - score;
  return (
    <span className={styles.sum}>
      <span className="visually-hidden">{labels.sumOf(won, held, lost)}</span>
      <span aria-hidden="true">
        <TilesIcon />
        {won}
      </span>
      <span aria-hidden="true">
        <CardBack />
        {held}
      </span>
      {lost > 0 && (
        <span aria-hidden="true" className={styles.lost}>
          −{lost}
        </span>
      )}
    </span>
  );
}
