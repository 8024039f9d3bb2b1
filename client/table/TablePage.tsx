import { CircleHelp, LogOut } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { IconButton } from '../kit/IconButton.tsx';
import { Tabs } from '../kit/Tabs.tsx';
import type { BoardModule } from './board.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { TableContext, useTable } from './context.ts';
import { Curtain } from './Curtain.tsx';
import { HelpDrawer } from './HelpDrawer.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { AtTable, Match } from './match.ts';
import { useSounds, useTurnSignal } from './observers.ts';
import { PlayersColumn } from './PlayersColumn.tsx';
import { PromptLine } from './PromptLine.tsx';
import { ResultPage } from './ResultPage.tsx';
import { useScene } from './scene.ts';
import styles from './TablePage.module.css';
import { useUnread } from './unread.ts';
import { useKeys } from './use-keys.ts';
import { type Layout, useLayout } from './use-layout.ts';

interface TablePageProps {
  readonly match: Match;
  readonly at: AtTable;
  readonly board: BoardModule;
  /** What one can do when the game is over. */
  readonly endActions: ReactNode;
  /** Controls of this kind of table, beside help and the way out. */
  readonly tools?: ReactNode;
}

type Panel = 'hand' | 'log' | 'chat';

/** The table around any game's board: players, prompt, hand, log, chat, result. */
export function TablePage({ match, at, board, endActions, tools }: TablePageProps) {
  const scene = useScene(match, at, board);
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<Panel>('hand');
  const [help, setHelp] = useState(false);
  const [resultClosed, setResultClosed] = useState(false);
  useSounds(scene);
  useTurnSignal(scene);
  const goTo = (next: Panel, selector: string) => {
    setPanel(next);
    // After the panel is in sight.
    setTimeout(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const toggleHelp = () => setHelp((open) => !open);
  useKeys(scene, {
    '?': toggleHelp,
    u: scene.undo,
    l: () => goTo('log', '[data-panel="log"] ol'),
    c: () => goTo('chat', '[data-panel="chat"] input'),
  });

  return (
    <TableContext value={scene}>
      <div ref={root} className={`${styles.table} ${board.theme}`} data-layout={layout}>
        <ConnectionBanner />
        <div className={styles.players}>
          <PlayersColumn />
          {layout !== 'phone' && <Tools onHelp={toggleHelp}>{tools}</Tools>}
        </div>
        <div className={styles.board}>
          <board.Board {...scene.slot} />
          {at.curtain !== null && <Curtain curtain={at.curtain} />}
        </div>
        <div className={styles.prompt}>
          <PromptLine onResult={() => setResultClosed(false)} />
        </div>
        <Panels layout={layout} panel={panel} onPanel={setPanel} tools={<Tools onHelp={toggleHelp}>{tools}</Tools>} />
      </div>
      <HelpDrawer open={help} onClose={() => setHelp(false)} />
      {at.result !== null && (
        <ResultPage
          result={at.result}
          open={!resultClosed}
          onClose={() => setResultClosed(true)}
          actions={endActions}
        />
      )}
    </TableContext>
  );
}

/** Nothing of a hand is in the page behind the curtain, and each seat gets its own. */
function Hand() {
  const { at, board, slot } = useTable();
  if (at.seat === null) return null;
  return <board.Hand key={at.seat} {...slot} />;
}

interface PanelsProps {
  readonly layout: Layout;
  readonly panel: Panel;
  onPanel(panel: Panel): void;
  readonly tools: ReactNode;
}

/** Hand, log and chat: each in its own place where there is room, else folded into tabs. */
function Panels({ layout, panel, onPanel, tools }: PanelsProps) {
  const { at, text } = useTable();
  const unread = useUnread(at, layout === 'wide' ? null : panel);
  const hand = <Hand />;
  const log = {
    id: 'log',
    label: text.log,
    news: layout === 'phone' && unread.log,
    content: (
      <Place panel="log">
        <LogPanel />
      </Place>
    ),
  };
  const chat = {
    id: 'chat',
    label: text.chat,
    news: unread.chat,
    content: (
      <Place panel="chat">
        <ChatPanel />
      </Place>
    ),
  };
  const talk = at.connection === 'local' ? [log] : [log, chat];
  const select = (id: string) => onPanel(id as Panel);

  if (layout === 'phone') {
    const tabs = [{ id: 'hand', label: text.hand, content: <Place panel="hand">{hand}</Place> }, ...talk];
    return (
      <div className={styles.sheet}>
        <Tabs label={text.panels} tabs={tabs} value={panel} onChange={select} />
        <div className={styles.corner}>{tools}</div>
      </div>
    );
  }
  return (
    <>
      <div className={styles.hand}>{hand}</div>
      <div className={styles.side}>
        {layout === 'tablet' && talk.length > 1 ? (
          <Tabs label={text.panels} tabs={talk} value={panel === 'chat' ? 'chat' : 'log'} onChange={select} />
        ) : (
          talk.map(({ id, label, content }) => (
            <section key={id} className={styles.section}>
              <h2 className={styles.heading}>{label}</h2>
              {content}
            </section>
          ))
        )}
      </div>
    </>
  );
}

function Place({ panel, children }: { readonly panel: Panel; readonly children: ReactNode }) {
  return (
    <div className={styles.place} data-panel={panel}>
      {children}
    </div>
  );
}

function Tools({ onHelp, children }: { onHelp(): void; readonly children: ReactNode }) {
  const { text } = useTable();
  const [, navigate] = useLocation();
  return (
    <div className={styles.tools}>
      {children}
      <IconButton label={text.help} icon={<CircleHelp aria-hidden="true" />} onClick={onHelp} />
      <IconButton label={text.leave} icon={<LogOut aria-hidden="true" />} onClick={() => navigate('/')} />
    </div>
  );
}
