/** At an online table everybody is told who asks for a hint: it is said before a bot thinks, and heard by all. */
import { useEffect, useRef } from 'react';
import type { Seat } from '../../games/kit/rules.ts';
import type { HintPhrase } from '../../server/contract/messages.ts';
import { showToast } from '../kit/dialogs/toast.ts';
import { useStableCallback } from '../kit/stable-callback.ts';
import { type AtTable, type Match, type Session, UNHEARD } from '../table/match.ts';
import { seatGiven } from '../table/chat/talk.ts';
import { useTableText } from '../text/shell/table.ts';

const PHRASE: HintPhrase = 'asksForHint';

/** Tells the others at a match that this seat asks for a hint; whether the server passed it on. */
export function useAnnounce(match: Match): () => Promise<boolean> {
  const text = useTableText();
  return useStableCallback(async () => {
    const at = match.getSnapshot();
    if (at.phase === 'connecting') return false;
    const receipt = await at.session.say({ phrase: PHRASE, text: text.saidBy[PHRASE] ?? '' });
    if (!receipt.ok) showToast(text.refusals[receipt.refusal.code] ?? '', 'problem');
    return receipt.ok;
  });
}

/** Says who of the others asks for a hint, when they do, and whose seat was handed over. */
export function useChatNews(at: AtTable | null): void {
  const text = useTableText();
  const heard = useRef<Session['chat'] | null>(null);
  const chat = at?.session.chat ?? null;
  const tell = useStableCallback((seat: number | null) => {
    const name = seat === null || seat === at?.timeline.last.seat ? undefined : at?.session.players[seat]?.name;
    if (name !== undefined) showToast(text.asksForHint(name), 'news');
  });
  const tellGiven = useStableCallback((seat: Seat) => {
    const name = at?.session.players[seat]?.name;
    if (name !== undefined) showToast(text.gives.givesSeat(name), 'news');
  });
  useEffect(() => {
    const before = heard.current;
    heard.current = chat;
    // What was said before one came is no news.
    if (chat === null || before === null || before === UNHEARD || chat.length <= before.length) return;
    for (const line of chat.slice(before.length)) {
      if (line.phrase === PHRASE) tell(line.seat);
      const given = seatGiven(line);
      if (given !== undefined) tellGiven(given);
    }
  }, [chat, tell, tellGiven]);
}
