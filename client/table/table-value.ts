/** Makes of a match as it stands what every part of the table is given. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { GameEvent, Move, Refusal } from '../../games/kit/rules.ts';
import type { Receipt } from '../../server/wire.ts';
import { toldBy } from '../text/told.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useTableText } from '../text/shell/table.ts';
import type { Seated } from './seated.ts';
import type { TableValue } from './context.ts';
import { useFormality } from './formality.ts';
import { type Tell, sinceOwnTurn } from './log.ts';
import type { LoadedGame } from './load.ts';
import type { LookingBack } from './looking-back.ts';
import type { AtTable, Match, Session } from './match.ts';
import { refusalSentence } from './refusal.ts';

/** For how many milliseconds a sentence about what can't be done stands in the prompt's place. */
const NOTICE = 7000;

const NOTHING: readonly never[] = [];

/** What the parts of the table share: of the present, or of the moment looked back at. While `paused` nothing is done for the player. */
export function useTableValue(
  match: Match,
  at: AtTable,
  { meta, board }: Pick<LoadedGame, 'meta' | 'board'>,
  lookingBack: LookingBack,
  paused: boolean,
): TableValue {
  const { phase, timeline, control } = at;
  const position = lookingBack.position ?? timeline.last;
  const language = languageFor(board.words, useLanguage());
  const text = useTableText();
  const words = saidIn(board.words, language);
  const session = useNamed(at.session);
  const [notice, setNotice] = useNotice(position.step);
  const [spotlight, pointAt] = useState<readonly GameEvent[]>(NOTHING);
  const since = useMemo(
    () => sinceOwnTurn(timeline.moments, position, lookingBack.step),
    [timeline.moments, position, lookingBack.step],
  );
  const { state } = timeline.last;
  const tell: Tell = useCallback((events) => toldBy(words, events, state), [words, state]);

  const explain = useCallback(
    (refusal: Refusal) => setNotice(refusalSentence(refusal, words, text), OUTLASTING.has(refusal.code)),
    [setNotice, text, words],
  );
  // Said once, though every move changes how it would be said.
  const explainOnce = useEffectEvent(explain);
  useEffect(() => {
    if (session.told !== null) explainOnce(session.told);
  }, [session.told]);
  const { play, takeBack } = useActions(match, explain);
  const formality = useFormality(at, play, paused);
  const { ready, undoable, why } = control;
  const { deeds } = session;
  const undo = useCallback(() => {
    if (undoable === 'yes') takeBack(formality.takeBack());
    else if (undoable === 'ask') void deeds?.askUndo();
    else setNotice(text.cantUndo[undoable]);
  }, [takeBack, formality, undoable, deeds, setNotice, text]);
  const { players } = session;
  const slot = useMemo(
    () => ({
      ...position,
      legal: ready ? position.legal : NOTHING,
      since,
      spotlight,
      players,
      language,
      words,
      play,
      why,
      explain,
    }),
    [position, ready, since, spotlight, players, language, words, play, why, explain],
  );
  return {
    meta,
    phase,
    timeline,
    lookingBack,
    position,
    session,
    control,
    board,
    words,
    text,
    language,
    slot,
    tell,
    notice,
    formality,
    explain,
    undo,
    pointAt,
  };
}

/** A session with its bots named: the server knows their seats only, and they have a name in every language. */
function useNamed(session: Session): Session {
  const { botName } = useText();
  const { players, connection } = session;
  const atHome = connection === 'local';
  const named = useMemo(
    () => (atHome ? players : players.map((player) => called(player, botName))),
    [atHome, players, botName],
  );
  return useMemo(() => ({ ...session, players: named }), [session, named]);
}

function called(player: Seated, botName: (seat: number) => string): Seated {
  return player.bot === undefined ? player : { ...player, name: botName(player.seat) };
}

/** What is told along with somebody else's move, and isn't over with it. */
const OUTLASTING: ReadonlySet<string> = new Set(['stale', 'overtaken', 'botsThoughtless']);

interface Notice {
  readonly sentence: string;
  /** The step it is about; without one it stays whatever happens. */
  readonly step: number | null;
}

/** A sentence that goes by itself, mostly with the next move at the latest. */
function useNotice(step: number): [string | null, (sentence: string, outlasts?: boolean) => void] {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  const say = useCallback(
    (sentence: string, outlasts = false) => setNotice({ sentence, step: outlasts ? null : step }),
    [step],
  );
  return [notice !== null && (notice.step ?? step) === step ? notice.sentence : null, say];
}

/** A press, and what becomes of it: whatever is refused is explained. */
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
