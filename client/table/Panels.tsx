import type { ReactNode } from 'react';
import { Tabs } from '../kit/controls/Tabs.tsx';
import { ChatPanel } from './chat/ChatPanel.tsx';
import { useFrame, useTable } from './context.ts';
import { Heard } from './Heard.tsx';
import { LogPanel } from './log/LogPanel.tsx';
import styles from './Panels.module.css';
import areas from './TablePage.module.css';
import { useUnread } from './chat/unread.ts';
import type { Layout } from './use-layout.ts';

export type Panel = 'hand' | 'log' | 'chat';

/** The hand. While the curtain hangs nothing of it is in the page, and each seat gets its own component state. */
function Hand() {
  const { board, slot } = useTable();
  return slot.seat !== null && board.Hand !== undefined && <board.Hand key={slot.seat} {...slot} />;
}

interface PanelsProps {
  readonly layout: Layout;
  readonly panel: Panel;
  onPanel(panel: Panel): void;
  readonly tools: ReactNode;
}

/** Hand, log and chat: side by side where there is room, otherwise folded into tabs. */
export function Panels({ layout, panel, onPanel, tools }: PanelsProps) {
  const { board, timeline, position, session, text } = useTable();
  const holdsHands = board.Hand !== undefined && (position.seat !== null || session.connection === 'local');
  const shown = panel === 'hand' && !holdsHands ? 'log' : panel;
  const unread = useUnread({ timeline, session }, layout === 'wide' ? null : shown);
  const hand = <Hand />;
  const folds = layout === 'tablet' && session.connection !== 'local';
  // With tabs no heading is visible, but the content still needs one for screen readers.
  const title = (name: string) => (layout === 'phone' || folds ? name : undefined);
  const label = (name: string, news: boolean) => (news ? <Fresh name={name} /> : name);
  const logNews = layout === 'phone' && unread.log;
  const log = {
    id: 'log',
    label: label(text.log, logNews),
    news: logNews,
    content: (
      <Place panel="log" title={title(text.log)}>
        <LogPanel />
      </Place>
    ),
  };
  const chat = {
    id: 'chat',
    label: label(text.chat, unread.chat),
    news: unread.chat,
    content: (
      <Place panel="chat" title={title(text.chat)}>
        <ChatPanel />
      </Place>
    ),
  };
  const talk = session.connection === 'local' ? [log] : [log, chat];
  const select = (id: string) => onPanel(id as Panel);

  if (layout === 'phone') {
    const held = holdsHands ? [{ id: 'hand', label: text.hand, content: <Place panel="hand">{hand}</Place> }] : [];
    return (
      <div className={areas.sheet} data-part="hand" data-shows={shown}>
        <Tabs label={text.panels} tabs={[...held, ...talk]} value={shown} onChange={select} />
        <div className={areas.corner}>{tools}</div>
        {shown !== 'log' && <Heard />}
      </div>
    );
  }
  return (
    <>
      {holdsHands && (
        <div className={areas.hand} data-part="hand">
          {hand}
        </div>
      )}
      <div className={styles.side} data-part="log">
        {folds ? (
          <Tabs label={text.panels} tabs={talk} value={panel === 'chat' ? 'chat' : 'log'} onChange={select} />
        ) : (
          talk.map(({ id, label, content }) => (
            <section key={id} className={styles.section}>
              <h2 className={styles.heading}>{label}</h2>
              {content}
            </section>
          ))
        )}
        {folds && panel === 'chat' && <Heard />}
      </div>
    </>
  );
}

function Fresh({ name }: { readonly name: string }) {
  const { text } = useFrame();
  return (
    <>
      {name} <span className="visually-hidden">{text.unread}</span>
    </>
  );
}

interface PlaceProps {
  readonly panel: Panel;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Place({ panel, title, children }: PlaceProps) {
  return (
    <div className={styles.place} data-panel={panel}>
      {title !== undefined && <h2 className="visually-hidden">{title}</h2>}
      {children}
    </div>
  );
}
