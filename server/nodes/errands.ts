/** What players ask of each other: the node that looks after the match keeps it, whichever was asked. */
import type { Seat } from '../../games/kit/rules.ts';
import type { Attendance } from '../match/attendance.ts';
import type { Bulletin } from '../match/bulletin.ts';
import { Refused } from '../refused.ts';
import type { Line } from './line.ts';

/** After how many milliseconds nobody seems to look after a match. */
const PATIENCE = 3000;

type Asked = Pick<Attendance, 'act' | 'agree' | 'askUndo' | 'answerUndo' | 'hurry'>;

/** The same, where another node may have to be asked. */
export interface Deeds {
  act(id: string, seat: Seat): void;
  agree(id: string, voter: Seat, seat: Seat): void | Promise<void>;
  askUndo(id: string, seat: Seat): void | Promise<void>;
  answerUndo(id: string, voter: Seat, seat: Seat, agrees: boolean): void | Promise<void>;
  hurry(id: string, seat: Seat): void | Promise<void>;
}

interface ErrandParts {
  readonly line: Line;
  readonly node: string;
  readonly own: Asked;
  readonly bulletin: Bulletin;
  owns(id: string): boolean;
  /** Resolves once what others have done to a match is known here. */
  caughtUp(id: string): Promise<void>;
}

type Answer = { readonly refused?: Pick<Refused, 'refusal' | 'message'>; readonly failed?: true };

export class Errands implements Deeds {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private sent = 0;

  constructor(private readonly parts: ErrandParts) {
    parts.bulletin.subscribe((news) => {
      if (news.kind === 'acted') this.tellOfDeed(news.id, news.seat);
    });
  }

  act(id: string, seat: Seat): void {
    if (this.parts.owns(id)) this.parts.own.act(id, seat);
    else this.tellOfDeed(id, seat);
  }

  agree(id: string, voter: Seat, seat: Seat): void | Promise<void> {
    return this.parts.owns(id) ? this.parts.own.agree(id, voter, seat) : this.ask(id, 'agree', voter, seat);
  }

  askUndo(id: string, seat: Seat): void | Promise<void> {
    return this.parts.owns(id) ? this.parts.own.askUndo(id, seat) : this.ask(id, 'askUndo', seat);
  }

  answerUndo(id: string, voter: Seat, seat: Seat, agrees: boolean): void | Promise<void> {
    const { own, owns } = this.parts;
    if (owns(id)) return own.answerUndo(id, voter, seat, agrees);
    return this.ask(id, 'answerUndo', voter, seat, Number(agrees));
  }

  hurry(id: string, seat: Seat): void | Promise<void> {
    return this.parts.owns(id) ? this.parts.own.hurry(id, seat) : this.ask(id, 'hurry', seat);
  }

  /** A player has done something at another node. */
  async acted(id: string, seat: Seat): Promise<void> {
    const { own, owns, caughtUp } = this.parts;
    if (!owns(id)) return;
    await caughtUp(id);
    if (owns(id)) own.act(id, seat);
  }

  /** Another node asks for something. */
  async asked(id: string, from: string, [number = '', deed, ...given]: readonly string[]): Promise<void> {
    const { line, node, owns, caughtUp } = this.parts;
    if (!owns(id)) return;
    // What is asked for may be about what they did just before.
    await caughtUp(id);
    const answer = await this.carriedOut(id, deed, given.map(Number));
    line.tell('answer', node, id, from, number, JSON.stringify(answer));
  }

  /** Another node has answered this one. */
  answered([to, number, ...answer]: readonly string[]): void {
    if (to === this.parts.node) this.waiting.get(Number(number))?.(JSON.parse(answer.join(' ')) as Answer);
  }

  private tellOfDeed(id: string, seat: Seat): void {
    const { line, node, owns } = this.parts;
    if (!owns(id)) line.tell('acted', node, id, seat);
  }

  private async carriedOut(
    id: string,
    deed: string | undefined,
    [first = 0, second = 0, agrees]: readonly number[],
  ): Promise<Answer> {
    const { own } = this.parts;
    try {
      if (deed === 'agree') own.agree(id, first, second);
      else if (deed === 'askUndo') own.askUndo(id, first);
      else if (deed === 'hurry') own.hurry(id, first);
      else await own.answerUndo(id, first, second, agrees === 1);
      return {};
    } catch (error) {
      if (!(error instanceof Refused)) return { failed: true };
      const { refusal, message } = error;
      return { refused: { refusal, message } };
    }
  }

  private async ask(id: string, ...words: readonly (string | number)[]): Promise<void> {
    const number = ++this.sent;
    const { line, node } = this.parts;
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => resolve({ failed: true }), PATIENCE);
      this.waiting.set(number, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      line.tell('ask', node, id, number, ...words);
    });
    this.waiting.delete(number);
    if (answer.refused !== undefined) throw new Refused(answer.refused.refusal, answer.refused.message);
    if (answer.failed === true) throw new Error('the node that looks after the match does not answer');
  }
}
