/**
 * A lesson as a match in this page, with the real rules: only the moves of the current step light up, a move that the
 * rules refuse is explained as usual, and any other legal move is answered with the task of the step.
 */
import type { GameModule } from '../../games/index.ts';
import { type Beat, type Lesson, type LessonStep, beatsOf } from '../../games/kit/lesson.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { type Moment, replay } from '../../games/kit/record.ts';
import { Reel } from '../../games/kit/reel.ts';
import type { GameRecord, Move, Refusal, Turn } from '../../games/kit/rules.ts';
import { type Hint, certainEvents } from '../../games/kit/search/hint.ts';
import { viewTable } from '../../games/kit/table.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import { createStore } from '../kept/store.ts';
import type { Player, Position } from '../boards/contract.ts';
import { type AtTable, type Match, lost } from '../table/match.ts';
import { MatchHistory, type Timeline } from '../table/past/timeline.ts';
import type { Options } from '../text/words.ts';
import { BEGINNING, type Progress, sameMove } from './progress.ts';

/** The code of the answer to a move that is legal but not part of the step. */
export const OTHERWISE = 'lessonOtherwise';

export interface LessonAt extends AtTable {
  /** The step to describe; null once all are over. */
  readonly step: number | null;
  /** What comes next: a button to read on, the learner's move, or moves that follow automatically. */
  readonly next: Beat['kind'] | null;
}

interface LessonSetup {
  readonly meta: Meta;
  readonly module: GameModule;
  readonly lesson: Lesson;
  readonly names: readonly string[];
  readonly progress: Progress;
  /** The delay before an automatic move, in milliseconds. */
  pace(): number;
  keep(progress: Progress): void;
}

const NOTHING: readonly never[] = [];

/** Throws an Error if the lesson doesn't fit the rules. */
export class LessonMatch implements Match {
  private readonly beats: readonly Beat[];
  private readonly players: readonly Player[];
  private progress: Progress;
  private turns: readonly Turn[];
  private readonly reel: Reel;
  private readonly history: MatchHistory;
  private readonly store;
  private opened = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private narrowed:
    | { readonly of: Timeline; readonly by: LessonStep | undefined; readonly timeline: Timeline }
    | undefined;

  constructor(private readonly setup: LessonSetup) {
    const { meta, module, lesson, names } = setup;
    const { rules } = module;
    this.beats = beatsOf(lesson);
    this.progress = setup.progress;
    this.turns = this.turnsAt(setup.progress);
    this.players = Array.from({ length: lesson.start.players }, (_, seat): Player => {
      const player = { seat, name: names[seat] ?? '', colour: meta.colours[seat] ?? 'white', connected: true } as const;
      return seat === lesson.seat ? player : { ...player, bot: 'normal' };
    });
    this.reel = new Reel(rules, replay(rules, meta, { ...lesson.start, turns: [] }), this.turns);
    this.history = new MatchHistory(rules, (step, seat) => viewTable(rules, this.reel.at(step), seat));
    this.tellAll();
    this.store = createStore(this.snapshot());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): LessonAt => this.store.get();

  open(): () => void {
    this.opened = true;
    this.setup.keep(this.progress);
    this.goOn();
    return () => {
      this.opened = false;
      clearTimeout(this.timer);
    };
  }

  /** The turns that led to the current position. */
  get record(): GameRecord {
    return { ...this.setup.lesson.start, turns: this.turns };
  }

  /** The learner has read the text and continues. */
  readOn(): void {
    if (this.beat?.kind === 'read') this.pass(this.progress.own);
  }

  /** Makes all automatic moves at once. */
  hurry(): void {
    for (let { beat } = this; beat?.kind === 'turn'; { beat } = this) {
      this.make(beat.turn);
      this.pass(this.progress.own);
    }
  }

  /** Goes back to the previous step and undoes the moves made since. */
  goBack(): void {
    const { step } = this.getSnapshot();
    const before = (step ?? this.setup.lesson.steps.length) - 1;
    const at = this.beats.findIndex((beat) => beat.step === before);
    if (at >= 0) this.jump(at);
  }

  /** Starts again from the beginning. */
  restart(): void {
    this.jump(BEGINNING.beats);
  }

  /** The move that the step asks for, and why. Throws an Error if it asks for none. */
  hint(): Hint {
    const { lesson, module } = this.setup;
    const { rules, knowledge } = module;
    const { seat, start } = lesson;
    const move = this.step?.moves?.[0];
    if (move === undefined) throw new Error('nothing is asked for');
    const view = rules.view(this.reel.at(this.turns.length).state, seat);
    const reasons = knowledge.reasons?.(view, seat, move) ?? [];
    return {
      move,
      trust: null,
      second: null,
      reasons,
      events: certainEvents(rules, { view }, { seat, move }, start.seed),
    };
  }

  private get beat(): Beat | undefined {
    return this.beats[this.progress.beats];
  }

  private jump(beats: number): void {
    const own = this.beats.slice(0, beats).filter(({ kind }) => kind === 'own').length;
    this.progress = { beats, own: this.progress.own.slice(0, own) };
    this.turns = this.turnsAt(this.progress);
    this.reel.cut(this.turns.length);
    this.tellAll();
    this.changed();
  }

  /** All turns made up to this point of the lesson. */
  private turnsAt({ beats, own }: Progress): readonly Turn[] {
    const { start, seat } = this.setup.lesson;
    const chosen = own.values();
    const since = this.beats.slice(0, beats).flatMap((beat): Turn[] => {
      if (beat.kind === 'read') return [];
      return [beat.kind === 'turn' ? beat.turn : { seat, move: chosen.next().value! }];
    });
    return [...start.turns, ...since];
  }

  private tellAll(): void {
    const moments: Moment[] = [];
    replay(this.setup.module.rules, this.setup.meta, this.record, ({ events }) => moments.push({ events }));
    this.history.tell(moments, this.turns.length);
  }

  private readonly play = async (move: Move): Promise<Receipt> => {
    const refusal = this.why(move) ?? (this.asks(move) ? undefined : { code: OTHERWISE });
    const stateID = this.turns.length;
    if (refusal !== undefined) return { ok: false, refusal, stateID };
    const { seat } = this.setup.lesson;
    this.make({ seat, move });
    this.pass([...this.progress.own, move]);
    return { ok: true, stateID: stateID + 1 };
  };

  /** Boards also ask about moves that the step doesn't want, to know what could be begun; the rules alone answer. */
  private readonly why = (move: Move): Refusal | undefined => {
    const { module, lesson } = this.setup;
    return module.rules.refuse(this.reel.at(this.turns.length).state, lesson.seat, move);
  };

  private get step(): LessonStep | undefined {
    const { beat } = this;
    return beat?.kind === 'own' ? this.setup.lesson.steps[beat.step] : undefined;
  }

  private asks(move: Move): boolean {
    return this.step?.moves?.some((asked) => sameMove(asked, move)) === true;
  }

  private make(turn: Turn): void {
    this.turns = [...this.turns, turn];
    this.reel.push(turn);
    this.history.arrive(this.reel.at(this.turns.length));
  }

  private pass(own: readonly Move[]): void {
    this.progress = { beats: this.progress.beats + 1, own };
    this.changed();
  }

  private changed(): void {
    this.setup.keep(this.progress);
    this.store.set(this.snapshot());
    this.goOn();
  }

  /** Makes the automatic moves, each after a delay. */
  private goOn(): void {
    clearTimeout(this.timer);
    const { beat } = this;
    if (!this.opened || beat?.kind !== 'turn') return;
    this.timer = setTimeout(() => {
      this.make(beat.turn);
      this.pass(this.progress.own);
    }, this.setup.pace());
  }

  private snapshot(): LessonAt {
    const { lesson, module } = this.setup;
    const { rules } = module;
    const { beat } = this;
    const whole = this.reel.at(this.turns.length);
    const timeline = this.narrow(this.history.seenBy(lesson.seat, viewTable(rules, whole, lesson.seat)));
    const past = lost('lookingBack', whole.step);
    return {
      phase: timeline.last.result === null ? 'playing' : 'over',
      step: beat?.step ?? null,
      next: beat?.kind ?? null,
      timeline,
      session: {
        id: lesson.start.seed,
        connection: 'local',
        players: this.players,
        options: rules.options(whole.state) as Options,
        terms: {},
        chat: NOTHING,
        told: null,
        rematch: null,
        goAway: null,
        commands: null,
        hotseat: null,
        say: async () => lost('notSeated', whole.step),
      },
      control: {
        ready: beat?.kind === 'own',
        undoable: 'settled',
        formality: null,
        play: this.play,
        undo: async () => past,
        why: this.why,
      },
    };
  }

  /** The same timeline, in which at the end only the moves of the step are legal. */
  private narrow(timeline: Timeline): Timeline {
    const { step } = this;
    if (this.narrowed?.of === timeline && this.narrowed.by === step) return this.narrowed.timeline;
    const { legal } = timeline.last;
    const lit = legal.filter((move) => step?.beside?.includes(move.type) === true || this.asks(move));
    // A step may ask for a freely composed move, such as an offer, which no list contains.
    const free = (step?.moves ?? NOTHING).filter((asked) => !lit.some((move) => sameMove(move, asked)));
    const last: Position = { ...timeline.last, legal: [...lit, ...free] };
    const at = (wanted: number) => (wanted === last.step ? last : timeline.at(wanted));
    this.narrowed = { of: timeline, by: step, timeline: { ...timeline, last, at } };
    return this.narrowed.timeline;
  }
}
