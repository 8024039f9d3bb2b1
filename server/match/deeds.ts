/** What players do beside moves: whichever node they ask, the one that owns the match does it. */
import type { Seat } from '../../games/kit/rules.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Attendance } from './attendance.ts';
import type { Bulletin } from './bulletin.ts';

/** Each resolves once it is done, and rejects with what the owner refuses. */
export type Deeds = ReturnType<typeof deedsAt>;

/** Deeds of players at whichever node; what they say counts as a deed, too. */
export function deedsAt(nodes: Pick<Nodes, 'at' | 'owns'>, own: Attendance, bulletin: Bulletin) {
  const act = nodes.at('act', (id, { seat }: { seat: Seat }) => own.act(id, seat));
  bulletin.subscribe((news) => {
    if (news.kind === 'acted' && !nodes.owns(news.id)) act(news.id, { seat: news.seat }).catch(() => {});
  });
  return {
    act,
    agree: nodes.at('agree', (id, { voter, seat }: { voter: Seat; seat: Seat }) => own.agree(id, voter, seat)),
    askUndo: nodes.at('askUndo', (id, { seat }: { seat: Seat }) => own.askUndo(id, seat)),
    answerUndo: nodes.at('answerUndo', (id, { voter, seat, agrees }: { voter: Seat; seat: Seat; agrees: boolean }) =>
      own.answerUndo(id, voter, seat, agrees),
    ),
    hurry: nodes.at('hurry', (id, { seat }: { seat: Seat }) => own.hurry(id, seat)),
  };
}
