/** Where commands on a match are judged: at the node that owns it, whichever node received them. */
import type { Mark } from '../storage/answers.ts';

/** Judges a command and does it. If another node sent it, what it stores is stored under the command's mark. */
export type Judge<Command, Answer> = (id: string, command: Command, mark?: Mark) => Answer | Promise<Answer>;
/** Has a command judged by the owner of its match. Rejects as the judge does, or if no owner answers for long. */
export type Judged<Command, Answer> = (id: string, command: Command) => Promise<Answer>;

export interface Owners {
  /** Whether this node owns a match: runs its clocks and bots and notifies its players. */
  owns(id: string): boolean;
  /** Has commands of a kind judged by the owner of their match. Commands and answers are JSON. */
  at<Command extends object, Answer>(kind: string, judge: Judge<Command, Answer>): Judged<Command, Answer>;
}

/** Of a server that has its matches to itself. */
export const alone: Owners = {
  owns: () => true,
  at: (_, judge) => async (id, command) => judge(id, command),
};
