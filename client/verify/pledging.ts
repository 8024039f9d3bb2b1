/**
 * This browser's part in drawing a deal (games/kit/draw.ts): it pledges a share, and reveals it once no pledge can
 * change.
 */
import { type Pledges, pledgeOf } from '../../games/kit/draw.ts';
import { freshSecret } from '../../games/kit/random.ts';
import type { SeatKey } from '../../server/contract/schema.ts';
import { pledgeShare, showShare } from '../asking/api.ts';
import { drawnFor } from '../asking/attempts.ts';
import { keepDeal, keptDeal } from './kept-deal.ts';

/** A share for a seat one is about to take; the same one again until the server has answered. */
export function drawShare(what: string): { readonly share: string; readonly pledge: string } {
  const share = drawnFor(what, freshSecret);
  return { share, pledge: pledgeOf(share) };
}

/** Does what the pledges of a match ask this browser to do for a seat. Never rejects. */
export async function answerPledges(id: string, key: SeatKey, pledges: Pledges): Promise<void> {
  const { server, seats, stage, round } = pledges;
  const own = seats[Number(key.playerID)] ?? null;
  const kept = keptDeal(id);
  // The first value counts: a different secret shown later would have been chosen.
  if (kept.server === undefined && stage !== 'dealt') keepDeal(id, { server });
  const isOfRound = kept.round === undefined || kept.round === round;
  if (stage === 'open' && own === null) {
    // Other pages of this browser are asked, too, and must give the same answer.
    const share = isOfRound && kept.share !== undefined ? kept.share : freshSecret();
    keepDeal(id, { share, round });
    await pledgeShare(id, key, pledgeOf(share));
  }
  if (stage !== 'closed' || kept.share === undefined || pledgeOf(kept.share) !== own) return;
  if ((kept.server ?? server) !== server) return;
  if (kept.closed?.round !== round) keepDeal(id, { round, closed: { seats, round } });
  await showShare(id, key, kept.share);
}
