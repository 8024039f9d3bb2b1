import { useCallback, useEffect, useState } from 'react';
import { Gauge } from 'lucide-react';
import { useLocation } from 'wouter';
import { Link } from '../kit/page/Link.tsx';
import { saidIn } from '../../games/kit/languages.ts';
import { freshSeed } from '../../games/kit/random.ts';
import { RecordRefused, soundPart } from '../../games/kit/record.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import type { LevelId } from '../../games/kit/search/levels.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { Button, buttonClass } from '../kit/controls/Button.tsx';
import { IconButton } from '../kit/controls/IconButton.tsx';
import { apart } from '../kit/page/lazily.tsx';
import { showToast } from '../kit/dialogs/toast.ts';
import { useLanguage, useText } from '../text/index.ts';
import { useTableText } from '../text/shell/table.ts';
import { useMatch } from '../table/context.ts';
import { EndWays } from '../table/result/EndWays.tsx';
import { type LoadedGame, useGame } from '../table/load.ts';
import { useShelf } from '../table/shelf.ts';
import { TablePage } from '../table/TablePage.tsx';
import { against, nextLevel } from './harder.ts';
import { LocalMatch } from './local-match.ts';
import { PACES, paceMilliseconds, setPace, usePace } from './pace.ts';
import { useHints } from '../hint/offer.tsx';
import { DealLink } from '../replay/DealLink.tsx';
import { KeepWays } from '../replay/KeepWays.tsx';
import { PlayOnTool } from '../replay/PlayOn.tsx';
import { ReviewLink } from '../replay/ReviewLink.tsx';
import { keyHere } from '../kept/site.ts';
import { fitsGame } from '../saved/local-setup.ts';
import {
  type KeptGame,
  type LocalGame,
  type Standing,
  BRIEF,
  beginGame,
  keepGame,
  keptGame,
  openGame,
  takeGame,
} from '../saved/saved-game.ts';
import { type Thinker, workerThinker } from '../thinking/thinker.ts';

/**
 * Only at the end of a deal of the day. Offline its code can't be loaded; the page of results sends the result later.
 */
const ResultsLink = apart(
  () => import('../deal/ResultsLink.tsx').catch(() => ({ ResultsLink: () => null })),
  'ResultsLink',
);
/** Only in development; no build contains it. */
const DebugTool = import.meta.env.DEV ? apart(() => import('./debug/DebugTool.tsx'), 'DebugTool') : null;

/** The page of a game on this screen, continued where it was left. */
export function LocalPage({ game, id }: { readonly game: string; readonly id: string }) {
  const loaded = useGame(game);
  const kept = keptGame(id);
  const [opened, open] = useState(0);
  if (loaded === null) return <NotFoundPage what="game" />;
  if (kept === null || !fitsGame(loaded.meta, kept)) return <NotFoundPage what="match" />;
  return <LocalTable key={opened} loaded={loaded} kept={kept} onReopen={() => open(opened + 1)} />;
}

interface LocalTableProps {
  readonly loaded: LoadedGame;
  readonly kept: KeptGame;
  /** Loads the game again, and plays it on this page. */
  onReopen(): void;
}

function LocalTable({ loaded, kept, onReopen }: LocalTableProps) {
  const text = useTableText();
  const language = useLanguage();
  const again = useAgain(kept);
  const [game] = useState(() => openGame(kept, loaded.module.rules.format));
  const { elsewhere, take, keep } = useHold(kept.id);
  const { botWorker } = useShelf();
  const resume = (from: LocalGame) => resumed(loaded, from, workerThinker(botWorker), keep);
  const [match, seat] = useState(() => resume(game));
  const heading = saidIn(loaded.board.words, language).name;
  if (elsewhere) return <Elsewhere heading={heading} onReopen={onReopen} />;
  if (match !== null) {
    const jump = (record: GameRecord) => seat(resume({ record, seats: game.seats }));
    return (
      <Seated
        kept={kept}
        match={match}
        loaded={loaded}
        onTake={take}
        onAgain={() => again()}
        onHarder={(level) => again(against(kept.seats, level))}
        onJump={jump}
      />
    );
  }
  const sound = soundGame(loaded, game);
  const action = (
    <>
      {sound !== null && (
        <Button onClick={() => seat(resume(sound))}>{text.goOnFrom(sound.record.turns.length)}</Button>
      )}
      <Button variant="primary" onClick={() => again()}>
        {text.again}
      </Button>
    </>
  );
  const lead = sound === null ? text.lostGame : text.brokenGame(sound.record.turns.length, game.record.turns.length);
  return <Notice heading={heading} lead={lead} action={action} />;
}

/** Returns a function that begins another game with the same setup and a new deal. */
function useAgain({ game, options, seats }: KeptGame): (others?: KeptGame['seats']) => void {
  const [, navigate] = useLocation();
  return (others = seats) => navigate(`/local/${game}/${beginGame({ game, options, seats: others })}`);
}

/** Makes sure that only one page plays a game: this one, until it is opened on another. */
function useHold(id: string) {
  const [holder] = useState(freshSeed);
  const [elsewhere, setElsewhere] = useState(false);
  const take = useCallback(() => {
    takeGame(id, holder);
    const look = (event: StorageEvent) => {
      if (event.key === keyHere(BRIEF + id) && keptGame(id)?.holder !== holder) setElsewhere(true);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [id, holder]);
  const keep = useCallback(
    (record: GameRecord, standing: Standing) => {
      if (!keepGame(id, holder, record, standing)) setElsewhere(true);
    },
    [id, holder],
  );
  return { elsewhere, take, keep };
}

/** Shown when another page has opened the game or deleted it; reopening then says that it is gone. */
function Elsewhere({ heading, onReopen }: { readonly heading: string; onReopen(): void }) {
  const text = useTableText();
  const action = (
    <>
      <Link href="/" className={buttonClass({})}>
        {text.home}
      </Link>
      <Button variant="primary" onClick={onReopen}>
        {text.playHere}
      </Button>
    </>
  );
  return <Notice heading={heading} lead={text.elsewhere} action={action} />;
}

interface SeatedProps {
  readonly kept: KeptGame;
  readonly match: LocalMatch;
  readonly loaded: LoadedGame;
  /** Makes this the page that plays the game. Returns the function that stops looking for other pages. */
  onTake(): () => void;
  onAgain(): void;
  /** Begins another game against bots of this level. */
  onHarder(level: LevelId): void;
  /** Continues from the end of another record of the same game. */
  onJump(record: GameRecord): void;
}

function Seated({ kept: { id, seats, deal }, match, loaded, onTake, onAgain, onHarder, onJump }: SeatedProps) {
  const at = useMatch(match);
  const text = useTableText();
  const { level } = useText();
  const aid = useHints();
  useEffect(() => {
    const untake = onTake();
    const leave = match.open();
    return () => {
      leave();
      untake();
    };
  }, [match, onTake]);
  if (at.phase === 'connecting') return null;
  const harder = nextLevel(seats, at.timeline.last.result);
  const named = async () => ({ record: match.record, names: at.session.players.map(({ name }) => name) });
  const endActions = (
    <EndWays
      more={
        <>
          <KeepWays record={named} />
          <DealLink meta={loaded.meta} record={match.record} />
          <Link href={`/play/${loaded.meta.id}`} className={buttonClass({})}>
            {text.otherSetup}
          </Link>
          <Link href="/" className={buttonClass({})}>
            {text.home}
          </Link>
        </>
      }
    >
      <Link href={`/replay/game/${id}?at=0`} className={buttonClass({})}>
        {text.past.replay}
      </Link>
      <ReviewLink meta={loaded.meta} href={`/review/game/${id}`} />
      {deal !== undefined && <ResultsLink code={deal} meta={loaded.meta} />}
      {harder !== undefined && <Button onClick={() => onHarder(harder)}>{text.against(level(harder))}</Button>}
      <Button variant="primary" onClick={onAgain}>
        {text.again}
      </Button>
    </EndWays>
  );
  const bots = at.session.players.some((player) => player.bot !== undefined);
  const tools = (
    <>
      {bots && <PaceButton />}
      <PlayOnTool record={named} />
      {DebugTool !== null && <DebugTool match={match} loaded={loaded} onJump={onJump} />}
    </>
  );
  return <TablePage match={match} at={at} game={loaded} endActions={endActions} tools={tools} aid={aid} />;
}

/** A button for how long bots wait. */
function PaceButton() {
  const text = useTableText();
  const pace = usePace();
  const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? pace;
  const change = () => {
    setPace(next);
    showToast(text.paceOf(text.paces[next]));
  };
  return <IconButton label={text.paceOf(text.paces[pace])} icon={<Gauge aria-hidden="true" />} onClick={change} />;
}

/** The part of a kept game that still fits the rules; null if nothing does. */
function soundGame({ meta, module }: LoadedGame, { record, seats }: LocalGame): LocalGame | null {
  try {
    const sound = soundPart(module.rules, meta, record);
    return sound.turns.length > 0 ? { record: sound, seats } : null;
  } catch {
    return null;
  }
}

/** A match continued from its record; null if the record doesn't fit the rules any more. */
function resumed(
  { meta, module, board }: LoadedGame,
  game: LocalGame,
  thinker: Thinker,
  keep: (record: GameRecord, standing: Standing) => void,
): LocalMatch | null {
  try {
    return new LocalMatch({
      meta,
      module,
      game,
      thinker,
      blind: Object.keys(saidIn(board.words, 'en').blind),
      pace: paceMilliseconds,
      keep,
    });
  } catch (error) {
    // The page says that the record was refused; whatever else failed is for who wrote it.
    if (!(error instanceof RecordRefused)) reportError(error);
    return null;
  }
}
