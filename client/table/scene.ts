import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { languageFor, saidIn } from '../../games/kit/languages.ts';
import type { GameEvent, Move, Refusal } from '../../games/kit/rules.ts';
import { useLanguage, useText } from '../text/index.ts';
import type { TableText } from '../text/shell/table.en.ts';
import { useTableText } from '../text/shell/table.ts';
import type { Player } from '../boards/contract.ts';
import type { GameWords } from '../text/words.ts';
import type { TableScene } from './context.ts';
import type { LoadedGame } from './load.ts';
import { useFormality } from './formality.ts';
import type { AtTable, Match } from './match.ts';

/** For how many milliseconds a sentence about what can't be done stands in the prompt's place. */
const NOTICE = 7000;

/** Everything the parts of the table share, from the match as it stands now. While `paused` nothing is done for the player. */
export function useScene(
  match: Match,
  snapshot: AtTable,
  { meta, board }: Pick<LoadedGame, 'meta' | 'board'>,
  paused: boolean,
): TableScene {
  const language = languageFor(board.words, useLanguage());
  const text = useTableText();
  const words = saidIn(board.words, language);
  const at = useNamed(snapshot);
  const [notice, setNotice] = useNotice(at.step);
  const [spotlight, pointAt] = useState<GameEvent | null>(null);

  const explain = useCallback(
    (refusal: Refusal) => setNotice(refusalSentence(refusal, words, text)),
    [setNotice, text, words],
  );
  // Said once, though every move changes how it would be said.
  const tell = useEffectEvent(explain);
  useEffect(() => {
    if (at.told !== null) tell(at.told);
  }, [at.told]);
  const actions = useActions(match, explain);
  const formality = useFormality(at, actions.play, paused);
  const undo = useCallback(
    () => (at.undo === 'yes' ? actions.takeBack(formality.takeBack()) : setNotice(text.cantUndo[at.undo])),
    [actions, formality, at.undo, setNotice, text],
  );
  const slot = useMemo(
    () => ({
      state: at.state,
      seat: at.seat,
      legal: at.legal,
      toMove: at.toMove,
      events: at.events,
      step: at.step,
      over: at.phase === 'over',
      spotlight,
      players: at.players,
      language,
      play: actions.play,
      why: (move: Move) => match.why(move),
      explain,
    }),
    [at, spotlight, language, actions, match, explain],
  );
  return useMemo(
    () => ({ match, at, meta, board, words, text, language, slot, notice, formality, explain, undo, pointAt }),
    [match, at, meta, board, words, text, language, slot, notice, formality, explain, undo],
  );
}

/** What the game says about its own refusals, and what the table says about all others. */
export function refusalSentence(refusal: Refusal, words: GameWords<object>, text: TableText): string {
  const own = words.refusal(refusal);
  // A game says one and the same of every code it doesn't know.
  if (own !== words.refusal({ code: '' })) return own;
  return (Object.hasOwn(text.refusals, refusal.code) ? text.refusals[refusal.code] : undefined) ?? own;
}

/** The table with its bots named: the server knows their seats only, and they have a name in every language. */
function useNamed(at: AtTable): AtTable {
  const { botName } = useText();
  const { players, connection } = at;
  const atHome = connection === 'local';
  const named = useMemo(
    () => (atHome ? players : players.map((player) => called(player, botName))),
    [atHome, players, botName],
  );
  return useMemo(() => ({ ...at, players: named }), [at, named]);
}

function called(player: Player, botName: (seat: number) => string): Player {
  return player.bot === undefined ? player : { ...player, name: botName(player.seat) };
}

/** A sentence that goes by itself, at the latest with the next move. */
function useNotice(step: number): [string | null, (sentence: string) => void] {
  const [notice, setNotice] = useState<{ readonly sentence: string; readonly step: number } | null>(null);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => setNotice(null), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  const say = useCallback((sentence: string) => setNotice({ sentence, step }), [step]);
  return [notice?.step === step ? notice.sentence : null, say];
}

function undoable(match: Match): boolean {
  const at = match.getSnapshot();
  return at.phase !== 'connecting' && at.undo === 'yes';
}

function useActions(match: Match, explain: (refusal: Refusal) => void) {
  return useMemo(() => {
    const told = async (sent: ReturnType<Match['play']>) => {
      const receipt = await sent;
      if (!receipt.ok) explain(receipt.refusal);
      return receipt.ok;
    };
    const takeBack = async (moves: number) => {
      for (let left = moves; left > 0 && undoable(match); left--) if (!(await told(match.undo()))) return;
    };
    return {
      play: (move: Move) => void told(match.play(move)),
      takeBack: (moves: number) => void takeBack(moves),
    };
  }, [match, explain]);
}
