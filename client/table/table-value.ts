/** Computes what all parts of the table read from a match. */
import { useCallback, useEffect, useMemo } from 'react';
import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { Move, Refusal } from '../../games/kit/rules.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import { seatName } from '../text/seat-name.ts';
import { sentencesOnce } from '../text/log-sentences.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useTableText } from '../text/shell/table.ts';
import { useStableCallback } from '../kit/stable-callback.ts';
import type { Frame, Shown } from './context.ts';
import { useNotify } from './prompt/notice.ts';
import { useFormality } from './prompt/formality.ts';
import { type Tell, sinceOwnTurn } from './log/log.ts';
import type { LoadedGame } from './load.ts';
import type { LookingBack } from './past/looking-back.ts';
import { type AtTable, isDown, type Match, type Session } from './match.ts';
import { refusalSentence } from './prompt/refusal.ts';
import { useSlip } from './prompt/slip.ts';

const NOTHING: readonly never[] = [];

/**
 * What the parts of the table share: at the present or at the moment looked back at. While `paused`, nothing is done
 * automatically. `asks` says whether there is a prompt that can ask for a second press.
 */
export function useTableValue(
  match: Match,
  at: AtTable,
  { meta, board }: Pick<LoadedGame, 'meta' | 'board'>,
  lookingBack: LookingBack,
  paused: boolean,
  asks: boolean,
): { readonly frame: Frame; readonly shown: Shown } {
  const { phase, timeline, control } = at;
  const position = lookingBack.position ?? timeline.last;
  const language = languageFor(board.words, useLanguage());
  const text = useTableText();
  const words = saidIn(board.words, language);
  const session = useNamed(at.session);
  const notify = useNotify(position.step);
  const since = useMemo(
    () => sinceOwnTurn(timeline.moments, position, lookingBack.step),
    [timeline.moments, position, lookingBack.step],
  );
  const { state } = timeline.last;
  const tell: Tell = useCallback((events) => sentencesOnce(words, events, state), [words, state]);
  const explain = useStableCallback((refusal: Refusal | undefined = waitsFor(at)) => {
    if (refusal !== undefined) notify(refusalSentence(refusal, words, text), OUTLASTING.has(refusal.code));
  });
  useEffect(() => {
    if (session.told !== null) explain(session.told);
  }, [session.told, explain]);
  const { play: send, takeBack } = useActions(match, explain);
  const { play, slip } = useSlip(at, board, send, asks);
  const formality = useFormality(at, send, paused);
  const { ready, undoable, why } = control;
  const { commands } = session;
  const undo = useCallback(() => {
    if (undoable === 'yes') takeBack(formality.takeBack());
    else if (undoable === 'ask') void commands?.askUndo();
    else notify(text.cantUndo[undoable]);
  }, [takeBack, formality, undoable, commands, notify, text]);
  const { players } = session;
  const slot = useMemo(
    () => ({
      ...position,
      legal: ready ? position.legal : NOTHING,
      since,
      players,
      language,
      words,
      doubted: slip.move,
      play,
      why,
      explain,
    }),
    [position, ready, since, players, language, words, slip.move, play, why, explain],
  );
  const { seat } = position;
  const frame = useMemo(
    () => ({ meta, phase, seat, session, board, words, text, language, explain }),
    [meta, phase, seat, session, board, words, text, language, explain],
  );
  const shown = useMemo(
    () => ({ timeline, lookingBack, position, control, slot, tell, formality, slip, undo }),
    [timeline, lookingBack, position, control, slot, tell, formality, slip, undo],
  );
  return { frame, shown };
}

/** A session in which bots, and who gave no name, have one in the reader's language: the server knows only their seats. */
function useNamed(session: Session): Session {
  const text = useText();
  const { players, connection } = session;
  const atHome = connection === 'local';
  const named = useMemo(
    () => (atHome ? players : players.map((player) => ({ ...player, name: seatName(player, text) ?? '' }))),
    [atHome, players, text],
  );
  return useMemo(() => ({ ...session, players: named }), [session, named]);
}

/** Refusals that come together with somebody else's move, so that their notice must outlast it. */
const OUTLASTING: ReadonlySet<string> = new Set(['stale', 'overtaken', 'botsThoughtless']);

/** Why nothing can be sent in a match that goes on; undefined if something can. */
function waitsFor({ phase, session, control }: AtTable): Refusal | undefined {
  if (phase !== 'playing' || control.ready) return undefined;
  return { code: isDown(session.connection) ? 'offline' : 'onItsWay' };
}

/** The actions behind presses; every refusal is explained. */
function useActions(match: Match, explain: (refusal: Refusal) => void) {
  return useMemo(() => {
    const control = () => {
      const at = match.getSnapshot();
      return at.phase === 'connecting' ? undefined : at.control;
    };
    const told = async (sent: Promise<Receipt> | undefined) => {
      const receipt = await sent;
      if (receipt?.ok === false) explain(receipt.refusal);
      return receipt?.ok === true;
    };
    const takeBack = async (moves: number) => {
      for (let left = moves; left > 0 && control()?.undoable === 'yes'; left--) {
        if (!(await told(control()?.undo()))) return;
      }
    };
    return {
      play: (move: Move) => void told(control()?.play(move)),
      takeBack: (moves: number) => void takeBack(moves),
    };
  }, [match, explain]);
}
