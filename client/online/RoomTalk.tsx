import { useMemo } from 'react';
import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { Refusal } from '../../games/kit/rules.ts';
import { useStableCallback } from '../kit/stable-callback.ts';
import { showToast } from '../kit/dialogs/toast.ts';
import { ChatPanel } from '../table/chat/ChatPanel.tsx';
import { FrameContext } from '../table/context.ts';
import type { LoadedGame } from '../table/load.ts';
import type { AtTable } from '../table/match.ts';
import { refusalSentence } from '../table/prompt/refusal.ts';
import { useLanguage } from '../text/index.ts';
import { useTableText } from '../text/shell/table.ts';

/** The chat while a table waits. It is the same chat as later at the table, so all messages stay. */
export function RoomTalk({ at, loaded }: { readonly at: AtTable; readonly loaded: LoadedGame }) {
  const { meta, board } = loaded;
  const { phase, session, timeline } = at;
  const { seat } = timeline.last;
  const text = useTableText();
  const language = languageFor(board.words, useLanguage());
  const words = saidIn(board.words, language);
  const explain = useStableCallback((refusal: Refusal) => showToast(refusalSentence(refusal, words, text), 'problem'));
  const frame = useMemo(
    () => ({ meta, phase, seat, session, board, words, text, language, explain }),
    [meta, phase, seat, session, board, words, text, language, explain],
  );
  return (
    <FrameContext value={frame}>
      <h2>{text.chat}</h2>
      <ChatPanel />
    </FrameContext>
  );
}
