import { type CSSProperties, type ReactNode, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { apart } from '../kit/page/lazily.tsx';
import { BoardScope } from '../kit/scope/BoardScope.tsx';
import { useKeptPlace } from '../kit/a11y/keep-place.ts';
import { useScope } from '../kit/scope/context.ts';
import { useTold } from '../kit/motion/spotlight.ts';
import { useStableCallback } from '../kit/stable-callback.ts';
import type { Aid } from './aid.ts';
import { FrameContext, ShownContext, type Shown } from './context.ts';
import { Curtain } from './seats/Curtain.tsx';
import { useFinale } from './result/finale.ts';
import type { LoadedGame } from './load.ts';
import { lookedBack, useLookingBack } from './past/looking-back.ts';
import type { AtTable, Match } from './match.ts';
import { useSounds, useTurnSignal } from './observers.ts';
import { type Panel, Panels } from './Panels.tsx';
import { PastLine } from './past/PastLine.tsx';
import { PlayersColumn } from './seats/PlayersColumn.tsx';
import { PromptLine } from './prompt/PromptLine.tsx';
import { useRecap } from './past/recap.ts';
import { ResultPage } from './result/ResultPage.tsx';
import { Tools } from './Tools.tsx';
import { TableOptions } from './TableOptions.tsx';
import styles from './TablePage.module.css';
import footStyles from './Tools.module.css';
import { useTableValue } from './table-value.ts';
import { useHeldBoard } from './held-board.ts';
import { useKeys } from './use-keys.ts';
import { useLargeText, useLayout } from './use-layout.ts';

// The rules help is larger than the table itself, and most players never open it, so it is loaded on demand.
const HelpDrawer = apart(() => import('./rules/HelpDrawer.tsx'), 'HelpDrawer');

interface TablePageProps {
  readonly match: Match;
  readonly at: AtTable;
  readonly game: Pick<LoadedGame, 'meta' | 'board'>;
  /** Buttons for the end of the game. */
  readonly endActions: ReactNode;
  /** Controls that this kind of table adds to help and the exit. */
  readonly tools?: ReactNode;
  /** Hints for the player to decide, if this table offers them. */
  readonly aid?: Aid;
  /** Replaces the prompt while the table shows the present. */
  readonly prompt?: ReactNode;
}

/** The page around any game's board: players, prompt, hand, log, chat and result. */
export function TablePage(props: TablePageProps) {
  return (
    <BoardScope live>
      <Table {...props} />
    </BoardScope>
  );
}

function Table({ match, at: present, game, endActions, tools, aid, prompt }: TablePageProps) {
  const { board } = game;
  const lookingBack = useLookingBack(present);
  const at = lookingBack.position === null ? present : lookedBack(present);
  const roomFor = useLayout();
  const large = useLargeText();
  const layout = large ? 'phone' : roomFor;
  const scope = useScope();
  const [panel, setPanel] = useState<Panel>('hand');
  const [help, setHelp] = useState(false);
  const [helped, setHelped] = useState(false);
  if (help && !helped) setHelped(true);
  const { frame, shown } = useTableValue(match, at, game, lookingBack, help, prompt === undefined);
  const table = { ...frame, ...shown };
  const recap = useRecap(table);
  const { session } = table;
  const { live, last } = present.timeline;
  const isPast = !live || lookingBack.step !== null;
  useTold(isPast ? table.slot.events : undefined);
  // If the game ends while somebody looks back, or later, the result is still announced.
  const over = last.result !== null;
  const [resultClosed, setResultClosed] = useState(isPast && over);
  useSounds(table);
  useTurnSignal({ ...table, position: last });
  const telling = useFinale(last, board);
  const lookBack = useStableCallback(() => {
    setResultClosed(over);
    lookingBack.goTo(last.step);
  });
  const showResult = () => setResultClosed(false);
  const resultOpen = over && !resultClosed && !telling && (!live || lookingBack.step === null);
  const [resultHeight, setResultHeight] = useState(0);
  const coached = prompt !== undefined;
  const holds = layout === 'phone' && !large && !resultOpen && !coached;
  useHeldBoard(holds ? `${table.position.step} ${table.position.seat}` : null);
  const goTo = (next: Panel, selector: string) => {
    // The panel must be rendered before it can take the focus, and the next key already goes to it.
    flushSync(() => setPanel(next));
    scope.find(selector)?.focus();
  };
  const toggleHelp = useStableCallback(() => setHelp((open) => !open));
  const closeHelp = useStableCallback(() => setHelp(false));
  useKeptPlace();
  useKeys(table, {
    '?': toggleHelp,
    u: table.undo,
    // Reads the prompt aloud again, wherever the focus is; the next Tab continues from there.
    i: () => scope.find('[data-part="prompt"]')?.focus(),
    l: () => goTo('log', '[role="log"]'),
    c: () => goTo('chat', '[data-panel="chat"] input'),
    p: lookBack,
  });

  return (
    <FrameContext value={frame}>
      <ShownContext value={shown}>
        <div
          {...scope.frame}
          className={`${styles.table} ${board.theme}`}
          data-layout={layout}
          data-large={large}
          data-result={resultOpen}
          data-coached={coached}
          style={{ '--result': `${resultHeight}px` } as CSSProperties}
        >
          <h1 className="visually-hidden">{table.words.name}</h1>
          <div className={styles.players} data-part="players">
            <PlayersColumn />
            {layout !== 'phone' && (
              <div className={footStyles.foot}>
                <TableOptions />
                <Tools onHelp={toggleHelp} onLookBack={lookBack}>
                  {tools}
                </Tools>
              </div>
            )}
          </div>
          <div className={styles.board} data-part="board" lang={table.language}>
            <Drawn board={board} slot={table.slot} />
          </div>
          {session.hotseat?.curtain && <Curtain hotseat={session.hotseat} curtain={session.hotseat.curtain} />}
          <div className={styles.prompt} data-part="prompt" tabIndex={-1}>
            {isPast && !recap.past ? (
              <PastLine onResult={showResult} />
            ) : (
              (prompt ?? <PromptLine onResult={showResult} recap={recap} aid={aid} />)
            )}
          </div>
          <Panels
            layout={layout}
            panel={panel}
            onPanel={setPanel}
            tools={
              <Tools onHelp={toggleHelp} onLookBack={lookBack}>
                {tools}
              </Tools>
            }
          />
        </div>
        {helped && <HelpDrawer open={help} onClose={closeHelp} keys={aid?.keys} />}
        {last.result !== null && (
          <ResultPage
            result={last.result}
            open={resultOpen}
            onHeight={setResultHeight}
            onClose={() => setResultClosed(true)}
            actions={endActions}
          />
        )}
      </ShownContext>
    </FrameContext>
  );
}

/** Memoized: doesn't render again when only the table around it changes. */
const Drawn = memo(({ board, slot }: Pick<LoadedGame, 'board'> & Pick<Shown, 'slot'>) => <board.Board {...slot} />);
