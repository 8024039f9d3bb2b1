/**
 * A match that this page runs itself: boardgame.io's single-process client, people who share the screen, and bots. It
 * shows only what one seat may see. Between two people, a curtain hides every hand.
 */
import { Client } from '#bgio/client';
import type { RulesModule } from '../../games/index.ts';
import { playerIdOf, toAction } from '../../games/kit/action.ts';
import type { Table } from '../../games/kit/game.ts';
import type { Meta } from '../../games/kit/meta.ts';
import { type Reel, filmOf } from '../../games/kit/reel.ts';
import { undoneOf } from '../../games/kit/record.ts';
import type { GameRecord, Move, Refusal, Rules, Seat, Turn } from '../../games/kit/rules.ts';
import { nextTable, viewTable } from '../../games/kit/table.ts';
import type { Receipt } from '../../server/contract/messages.ts';
import { createStore } from '../kept/store.ts';
import type { Player, Position } from '../boards/contract.ts';
import type { Options } from '../text/words.ts';
import { type AtTable, type Curtain, type Match, type Session, keep, lost, mayDo } from '../table/match.ts';
import { MatchHistory } from '../table/past/timeline.ts';
import type { LocalSeat } from '../saved/local-setup.ts';
import { Bots } from './bots.ts';
import { nextHolder } from './curtain.ts';
import type { LocalGame, Standing } from '../saved/saved-game.ts';
import type { Thinker } from '../thinking/thinker.ts';

export interface LocalMatchSetup {
  readonly meta: Meta;
  readonly module: RulesModule;
  readonly game: LocalGame;
  readonly thinker: Thinker;
  /** The types of moves that can be made without seeing one's hand. */
  readonly blind: readonly string[];
  /** The shortest time for a bot's move, in milliseconds. */
  pace(): number;
  /** Stores the game when it is opened and after every change. */
  keep(record: GameRecord, standing: Standing): void;
}

const NO_TERMS = {};
const NOTHING: readonly never[] = [];

/** The constructor throws an Error if the record doesn't fit the rules. */
export class LocalMatch implements Match {
  readonly hotseat = {
    lift: (seat: Seat) => this.lift(seat),
    pass: () => this.pass(),
    playBlind: (seat: Seat, move: Move) => this.playFor(seat, move),
    hurry: () => this.bots.hurry(),
  };

  private readonly client: ReturnType<typeof Client<Table>>;
  private readonly store;
  private readonly bots: Bots;
  private readonly players: readonly Player[];
  private readonly options: Options;
  private readonly people: readonly Seat[];
  private told: Refusal | null = null;
  private session: Session | undefined;
  private turns: readonly Turn[];
  private readonly history: MatchHistory;
  private readonly reel: Reel;
  /** Who has the screen; null until somebody takes it. */
  private viewer: Seat | null;
  /** The step at which the viewer took the screen, even if it was another's turn to take it. */
  private takenAt = -1;
  /** Who has passed the screen on without deciding, until somebody takes it. */
  private passedBy: Seat | null = null;
  /** Set while somebody looks inside with the debug tool; the bots wait. */
  private halted = false;

  constructor(private readonly setup: LocalMatchSetup) {
    const { meta, module, game } = setup;
    const { turns } = game.record;
    this.history = new MatchHistory(module.rules, (step, seat) => viewTable(module.rules, this.reel.at(step), seat));
    const { reel, moments, settled, misfit } = filmOf(module.rules, meta, game.record);
    if (misfit !== null) throw misfit;
    this.reel = reel;
    // boardgame.io can't undo beyond the start of its own client, so moves that can still be undone are played in it.
    const resumed = reel.at(settled);
    this.history.tell(moments, turns.length);
    this.turns = turns;
    this.options = module.rules.options(resumed.state) as Options;
    this.players = game.seats.map((seat, i) => playerAt(meta, seat, i));
    this.people = this.players.filter((player) => player.bot === undefined).map((player) => player.seat);
    this.viewer = this.people.length === 1 ? (this.people[0] as Seat) : null;
    this.client = Client<Table>({
      game: { ...module.game, setup: () => resumed },
      numPlayers: game.record.players,
      debug: false,
    });
    for (const { seat, move } of turns.slice(settled)) this.enact(seat, move);
    this.bots = new Bots(setup.thinker, module.rules, game, {
      play: async (seat, move) => (await this.playFor(seat, move)).ok,
      memoryOf: (seat) => this.history.memoryOf(seat, this.whole.step),
      pace: setup.pace,
      stuck: (error) => {
        reportError(error);
        this.tell('ruleFault');
      },
      thoughtless: (error) => {
        reportError(error);
        this.tell('botsThoughtless');
      },
    });
    this.store = createStore(this.snapshot());
  }

  readonly subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  readonly getSnapshot = (): AtTable => this.store.get();

  readonly play = async (move: Move): Promise<Receipt> => {
    const { seat } = this.position;
    return seat === null ? lost('notSeated', this.whole.step) : this.playFor(seat, move);
  };

  /** People at one screen can simply talk. */
  private readonly say = async (): Promise<Receipt> => lost('notSeated', this.whole.step);

  readonly undo = async (): Promise<Receipt> => {
    const { seat, step } = this.position;
    if (seat === null || this.getSnapshot().control.undoable !== 'yes') return lost('cantUndo', step);
    this.client.updatePlayerID(playerIdOf(seat));
    this.client.undo();
    if (this.whole.step === step) return lost('cantUndo', step);
    this.turns = this.turns.slice(0, this.whole.step);
    this.reel.cut(this.whole.step);
    this.moved();
    return { ok: true, stateID: this.whole.step };
  };

  readonly why = (move: Move): Refusal | undefined => {
    const { seat, state } = this.position;
    return seat === null ? { code: 'notSeated' } : this.setup.module.rules.refuse(state, seat, move);
  };

  open(): () => void {
    this.keep();
    this.wakeBots();
    return () => this.bots.rest();
  }

  /** The full table, which no board shows. */
  get whole(): Table {
    return this.client.store.getState().G as Table;
  }

  /** The match's record. */
  get record(): GameRecord {
    return { ...this.setup.game.record, turns: this.turns };
  }

  /** Stops the bots until it is called with false. */
  halt(halted: boolean): void {
    this.halted = halted;
    if (halted) this.bots.rest();
    else this.wakeBots();
  }

  private wakeBots(): void {
    if (!this.halted) this.bots.watch(this.whole);
  }

  /** The position that the screen shows. */
  private get position(): Position {
    return this.getSnapshot().timeline.last;
  }

  /** Makes a move for any seat. Never rejects: a failure is a receipt with a refusal. */
  async playFor(seat: Seat, move: Move): Promise<Receipt> {
    const { rules } = this.setup.module;
    const { step, state } = this.whole;
    try {
      const refusal = rules.refuse(state, seat, move);
      if (refusal !== undefined) return { ok: false, refusal, stateID: step };
      this.foresee(seat, move);
    } catch (error) {
      reportError(error);
      return lost('ruleFault', step);
    }
    this.enact(seat, move);
    if (this.whole.step === step) return lost('malformed', step);
    this.turns = [...this.turns, { seat, move }];
    this.reel.push({ seat, move });
    this.moved();
    return { ok: true, stateID: this.whole.step };
  }

  /** Throws if the rules fail at a move or in the position after it: a game must not get to where nobody can go on. */
  private foresee(seat: Seat, move: Move): void {
    const { rules } = this.setup.module;
    const next = nextTable(rules, this.whole, seat, move);
    rules.result(next.state);
    for (const each of rules.toMove(next.state)) rules.legal(viewTable(rules, next, each).state, each);
  }

  /** Tells of a bot's problem, which is no answer to a press. */
  private tell(code: string): void {
    this.told = { code };
    this.store.set(this.snapshot());
  }

  private enact(seat: Seat, move: Move): void {
    const { type, arg } = toAction(move);
    this.client.updatePlayerID(playerIdOf(seat));
    this.client.moves[type]?.(arg);
  }

  private moved(): void {
    const { whole } = this;
    this.history.arrive(whole);
    this.keep();
    this.store.set(this.snapshot());
    // While the curtain hangs nobody has the screen, whatever is decided from there.
    if (this.getSnapshot().session.hotseat?.curtain !== null) this.viewer = null;
    this.wakeBots();
  }

  private keep(): void {
    this.setup.keep(this.record, standingOf(this.setup.module.rules, this.whole.state));
  }

  private lift(seat: Seat): void {
    if (!this.people.includes(seat)) return;
    this.viewer = seat;
    this.takenAt = this.whole.step;
    this.passedBy = null;
    this.store.set(this.snapshot());
  }

  private pass(): void {
    this.passedBy = this.viewer;
    this.viewer = null;
    this.takenAt = -1;
    this.store.set(this.snapshot());
  }

  private snapshot(): AtTable {
    const { whole, people } = this;
    const { rules } = this.setup.module;
    const toMove = rules.toMove(whole.state);
    const others = toMove.filter((seat) => seat !== this.passedBy);
    const next = this.takenAt === whole.step ? null : nextHolder(others, people, this.viewer);
    const seat = next === null ? this.viewer : null;
    const undone = undoneOf(this.client.log ?? NOTHING, whole.step);
    const timeline = this.history.seenBy(seat, viewTable(rules, whole, seat), undone);
    const position = timeline.last;
    return {
      phase: position.result === null ? 'playing' : 'over',
      timeline,
      session: this.sessionBehind(next === null ? null : this.curtain(next, toMove)),
      // People at one screen ask each other by talking.
      control: {
        ...mayDo(rules, { undoable: whole.undoable }, position, true),
        play: this.play,
        undo: this.undo,
        why: this.why,
      },
    };
  }

  private sessionBehind(curtain: Curtain | null): Session {
    const { setup, session } = this;
    const now: Session = {
      id: setup.game.record.seed,
      connection: 'local',
      players: this.players,
      options: this.options,
      terms: setup.game.whence ?? NO_TERMS,
      chat: NOTHING,
      told: this.told,
      rematch: null,
      goAway: null,
      commands: null,
      hotseat: keep(session?.hotseat ?? undefined, { ...this.hotseat, curtain }),
      say: this.say,
    };
    return (this.session = keep(session, now));
  }

  private curtain(seat: Seat, toMove: readonly Seat[]): Curtain {
    const asked = toMove.filter((each) => this.people.includes(each));
    return { seat, others: asked.filter((each) => each !== seat), blind: asked.flatMap((each) => this.blind(each)) };
  }

  /** A type is offered only if it names a single move, so that a button can say everything. */
  private blind(seat: Seat) {
    const legal = this.setup.module.rules.legal(this.whole.state, seat);
    return this.setup.blind.flatMap((type) => {
      const moves = legal.filter((move) => move.type === type);
      return moves.length === 1 ? moves.map((move) => ({ seat, move })) : [];
    });
  }
}

/** What lists show of a position. */
export function standingOf(rules: Rules, state: object): Standing {
  const result = rules.result(state);
  const places = result?.places.map(({ seat, rank, score }) => ({ seat, rank, score }));
  return { toMove: rules.toMove(state), result: result && places ? { ending: result.ending, places } : null };
}

function playerAt(meta: Meta, at: LocalSeat, seat: Seat): Player {
  const player = { seat, name: at.name, colour: meta.colours[seat] ?? 'white', connected: true } as const;
  return at.kind === 'bot' ? { ...player, bot: at.level } : player;
}
