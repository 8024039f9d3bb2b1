import { useState } from 'react';
import { hasPage } from '../kept/site.ts';
import { Link } from '../kit/page/Link.tsx';
import type { GameRecord, Move, Seat } from '../../games/kit/rules.ts';
import { COSTLY } from '../../games/kit/search/budget.ts';
import type { Verdict } from '../../games/kit/search/judge.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Segmented } from '../kit/controls/Segmented.tsx';
import { useReviewText } from '../text/shell/review.ts';
import styles from './ReviewPage.module.css';
import type { Seen } from './seen.ts';
import { Sentences } from './Sentences.tsx';
import { Why } from './Why.tsx';

interface DecisionsProps extends Seen {
  readonly record: GameRecord;
  readonly verdicts: ReadonlyMap<number, Verdict | null>;
  readonly seat: Seat;
  onSeat(seat: Seat): void;
}

/** So many are shown at first. */
const SHOWN = 6;

/** A player's decisions, the costliest first: what was played, what a bot would have played, and what that was worth. */
export function Decisions({ record, verdicts, seat, onSeat, ...seen }: DecisionsProps) {
  const text = useReviewText();
  const [all, showAll] = useState(false);
  const judged = decisionsOf(record, verdicts, seat);
  const costly = judged
    .filter(({ verdict }) => costOf(verdict) >= COSTLY)
    .toSorted((a, b) => costOf(b.verdict) - costOf(a.verdict));
  const agreed = judged.filter(({ same }) => same).length;
  return (
    <section className={styles.card}>
      <h2>{text.decisions}</h2>
      <p className={styles.soft}>{text.decisionsLead}</p>
      <Segmented
        inline
        label={text.whose}
        choices={seen.players.map((player) => ({ value: String(player.seat), label: player.name }))}
        value={String(seat)}
        onChange={(value) => onSeat(Number(value))}
      />
      {judged.length > 0 && <p>{text.agreed(agreed, judged.length)}</p>}
      <p className={styles.soft}>{costly.length === 0 ? text.nothingCostly : text.costly}</p>
      <ol className={styles.decisions}>
        {costly.slice(0, all ? costly.length : SHOWN).map(({ step, move, verdict }) => (
          <li key={step}>
            {hasPage(seen.replay) ? (
              <Link href={`${seen.replay}?at=${step}`}>{text.moveNumber(step + 1)}</Link>
            ) : (
              <span>{text.moveNumber(step + 1)}</span>
            )}
            <span data-label={text.played}>
              <Sentences {...seen} events={seen.match.moments[step]?.events ?? []} made={{ step, seat, move }} />
            </span>
            <span data-label={text.best}>
              <Sentences
                {...seen}
                events={seen.match.would(step, seat, verdict.best)}
                made={{ step, seat, move: verdict.best }}
              />
              <Why {...seen} reasons={seen.match.reasons(step, seat, verdict.best)} />
            </span>
            <span className={styles.lost}>{text.from(verdict.worth, verdict.played)}</span>
          </li>
        ))}
      </ol>
      {!all && costly.length > SHOWN && (
        <div>
          <Button size="small" onClick={() => showAll(true)}>
            {text.showAll(costly.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

const costOf = ({ worth, played }: Verdict) => worth - played;

interface Judged {
  readonly step: number;
  readonly move: Move;
  readonly verdict: Verdict;
  /** A bot would have played just that. */
  readonly same: boolean;
}

function decisionsOf({ turns }: GameRecord, verdicts: DecisionsProps['verdicts'], seat: Seat): readonly Judged[] {
  return turns.flatMap((turn, step) => {
    const verdict = verdicts.get(step) ?? null;
    if (turn.seat !== seat || verdict === null) return [];
    const { move } = turn;
    return [{ step, move, verdict, same: JSON.stringify(verdict.best) === JSON.stringify(move) }];
  });
}
