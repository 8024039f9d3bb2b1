import { Suspense, lazy, useEffect, useState } from 'react';
import { Gauge } from 'lucide-react';
import { useLocation } from 'wouter';
import { saidIn } from '../../games/kit/languages.ts';
import { freshSeed } from '../../games/kit/random.ts';
import { soundPart } from '../../games/kit/record.ts';
import type { GameRecord } from '../../games/kit/rules.ts';
import { type LocalSetup, forgetLocalSetup, readLocalSetup, writeLocalSetup } from './local-setup.ts';
import { NotFoundPage } from '../kit/page/NotFoundPage.tsx';
import { Notice } from '../kit/page/Notice.tsx';
import { Button } from '../kit/Button.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { showToast } from '../kit/toast.ts';
import { useLanguage } from '../text/index.ts';
import { useTableText } from '../text/shell/table.ts';
import { useMatch } from '../table/context.ts';
import { type LoadedGame, useGame } from '../table/load.ts';
import { useShelf } from '../table/shelf.ts';
import { TablePage } from '../table/TablePage.tsx';
import { LocalMatch } from './local-match.ts';
import { PACES, paceMilliseconds, setPace, usePace } from './pace.ts';
import { type LocalGame, continueGame, forgetGame, keepGame } from './saved-game.ts';
import { type Thinker, workerThinker } from './thinker.ts';

/** No build holds it. */
const DebugTool = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./debug/DebugTool.tsx')).DebugTool }))
  : null;

/** The game set up at this screen, from where it was left. */
export function LocalPage({ game }: { readonly game: string }) {
  const loaded = useGame(game);
  const [setup, setSetup] = useState(() => (loaded === null ? null : readLocalSetup(loaded.meta)));
  if (loaded === null || setup === null) return <NotFoundPage what="game" />;
  const again = () => {
    const { seed: _, ...same } = setup;
    const next = { ...same, id: freshSeed() };
    writeLocalSetup(next);
    forgetGame(game);
    setSetup(next);
  };
  return <LocalTable key={setup.id} loaded={loaded} setup={setup} onAgain={again} />;
}

interface LocalTableProps {
  readonly loaded: LoadedGame;
  readonly setup: LocalSetup;
  onAgain(): void;
}

function LocalTable({ loaded, setup, onAgain }: LocalTableProps) {
  const text = useTableText();
  const language = useLanguage();
  const [game] = useState(() => continueGame(setup, loaded.module.rules.format));
  const { botWorker } = useShelf();
  const resume = (from: LocalGame) => resumed(loaded, setup, from, workerThinker(botWorker));
  const [match, seat] = useState(() => resume(game));
  if (match !== null) {
    const jump = (record: GameRecord) => seat(resume({ record, seats: game.seats }));
    return <Seated match={match} loaded={loaded} onAgain={onAgain} onJump={jump} />;
  }
  const sound = soundGame(loaded, game);
  const action = (
    <>
      {sound !== null && (
        <Button onClick={() => seat(resume(sound))}>{text.goOnFrom(sound.record.turns.length)}</Button>
      )}
      <Button variant="primary" onClick={onAgain}>
        {text.again}
      </Button>
    </>
  );
  const lead = sound === null ? text.lostGame : text.brokenGame(sound.record.turns.length, game.record.turns.length);
  return <Notice heading={saidIn(loaded.board.words, language).name} lead={lead} action={action} />;
}

interface SeatedProps extends Omit<LocalTableProps, 'setup'> {
  readonly match: LocalMatch;
  /** Goes on from where a record of the same game ends. */
  onJump(record: GameRecord): void;
}

function Seated({ match, loaded, onAgain, onJump }: SeatedProps) {
  const at = useMatch(match);
  const text = useTableText();
  const [, navigate] = useLocation();
  useEffect(() => match.open(), [match]);
  if (at.phase === 'connecting') return null;
  const clearAway = (path: string) => {
    navigate(path);
    forgetLocalSetup(loaded.meta.id);
    forgetGame(loaded.meta.id);
  };
  const endActions = (
    <>
      <Button onClick={() => clearAway('/')}>{text.home}</Button>
      <Button onClick={() => clearAway(`/play/${loaded.meta.id}`)}>{text.otherSetup}</Button>
      <Button variant="primary" onClick={onAgain}>
        {text.again}
      </Button>
    </>
  );
  const bots = at.session.players.some((player) => player.bot !== undefined);
  const tools = (
    <>
      {bots && <PaceButton />}
      {DebugTool !== null && (
        <Suspense>
          <DebugTool match={match} loaded={loaded} onJump={onJump} />
        </Suspense>
      )}
    </>
  );
  return <TablePage match={match} at={at} game={loaded} endActions={endActions} tools={tools} />;
}

/** Each press makes bots wait differently long. */
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

/** The part of a kept game that still fits the rules; null when that is nothing. */
function soundGame({ meta, module }: LoadedGame, { record, seats }: LocalGame): LocalGame | null {
  try {
    const sound = soundPart(module.rules, meta, record);
    return sound.turns.length > 0 ? { record: sound, seats } : null;
  } catch {
    return null;
  }
}

/** A match as far as it was kept; null when that doesn't fit the rules any more. */
function resumed(
  { meta, module, board }: LoadedGame,
  setup: LocalSetup,
  game: LocalGame,
  thinker: Thinker,
): LocalMatch | null {
  try {
    return new LocalMatch({
      meta,
      module,
      game,
      thinker,
      blind: Object.keys(saidIn(board.words, 'en').blind),
      pace: paceMilliseconds,
      keep: (record) => keepGame(setup, record),
    });
  } catch {
    // The record was replayed against the rules and refused.
    return null;
  }
}
