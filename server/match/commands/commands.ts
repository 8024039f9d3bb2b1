/** The way of a command, whoever asks and by whatever way: a socket, a request, a bot, a timer, another server. */
import { calls, type CallName } from '../../contract/contract.ts';
import type { Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { Answers, Mark } from '../../storage/answers.ts';
import type { MatchStore } from '../../storage/match-store.ts';
import type { MatchData } from '../../storage/types.ts';
import type { Matches } from '../matches.ts';
import type { Judged, Owners } from '../owners.ts';
import { authenticate, type Hash, issueCredentials, type SeatProof } from '../seats/credentials.ts';
import { hostOf } from '../seats/seats.ts';
import { type Asker, type AskedIn, type CommandName, type GivenBy, IN_STEPS, type Registry } from './registry.ts';

/** A command as it travels to the owner of its match. */
interface Command extends Omit<Asker, 'issued'> {
  readonly name: CommandName;
  readonly asked: object;
  /** The hash of the credentials that the answer may give out. */
  readonly issued: Hash;
}

interface CommandParts {
  readonly nodes: Pick<Owners, 'at'>;
  readonly store: Pick<MatchStore, 'ready' | 'ahead' | 'metadata' | 'whole'>;
  readonly matches: Matches;
  /** What was answered to requests that may come again. */
  readonly answers: Pick<Answers, 'once'>;
  isPresent(id: string, seat: Seat): boolean;
}

export class Commands {
  private atOwner: Judged<Command, { readonly given: unknown }> | undefined;

  constructor(private readonly parts: CommandParts) {}

  /** From now on commands are carried out, by what the registry says. */
  serve(registry: Registry): void {
    this.atOwner = this.parts.nodes.at('command', (id, command: Command, mark) =>
      this.carryOut(registry, id, command, mark),
    );
  }

  /**
   * Has the owner of a match carry a command out, and resolves with its answer once all is stored. Rejects with a Refused
   * where it may not be done, or if no owner answers for long.
   */
  async do<Name extends CommandName>(
    name: Name,
    id: string,
    asked: AskedIn<Name>,
    { address = '', issued = issueCredentials(), once }: Partial<Asker> = {},
  ): Promise<GivenBy<Name>> {
    if (this.atOwner === undefined) throw new Error('no commands are carried out yet');
    const command = { name, asked, address, issued: issued.kept, ...(once && { once }) };
    return (await this.atOwner(id, command)).given as GivenBy<Name>;
  }

  /** At the owner: loads the match, asks who it is, judges and does it, and stores it together with its answer. */
  private async carryOut(registry: Registry, id: string, command: Command, mark: Mark | undefined) {
    const { store, matches, answers } = this.parts;
    const { name, asked, address, once } = command;
    const issued = { credentials: command.issued, kept: command.issued };
    const who = name in calls ? calls[name as CallName].by : 'anybody';
    const proof = who === 'anybody' ? undefined : (asked as SeatProof);
    const work = async () => {
      await store.ready(id);
      // Whoever sat down by another server a moment ago may come before this one has heard of it.
      if (proof !== undefined && !isProven(store.metadata(id), proof)) await store.ahead(id);
      const seat = proof && matches.owned(matches.find(id), proof);
      if (seat !== undefined && who === 'host') this.demandHost(id, seat);
      const by = { id, seat, key: proof?.credentials, address, issued, once, mark };
      const does = () => (registry[name] as (by: object, asked: object) => unknown)(by, asked);
      return IN_STEPS.has(name) ? does() : matches.transaction(does);
    };
    // A move is one write, which bears its own receipt: it is spared what longer work needs.
    const stored = () => (name === 'action' ? work() : store.whole(work, { mark, once }));
    // Whoever asks something of their own has looked whether it was answered before.
    return { given: await (once === undefined || !(name in calls) ? stored() : answers.once(once, stored)) };
  }

  /** Refuses whoever isn't the host of a table, and hosts of tables at which the match has begun. */
  private demandHost(id: string, seat: Seat): void {
    const { matches, isPresent } = this.parts;
    if (hostOf(matches.find(id), (each) => isPresent(id, each)) !== seat) throw new Refused({ code: 'notHost' });
    if (matches.hasBegun(id)) throw new Refused({ code: 'alreadyBegun' });
  }
}

const isProven = (metadata: MatchData | undefined, { playerID, credentials }: SeatProof): boolean =>
  metadata !== undefined && typeof authenticate(metadata, playerID, credentials) === 'number';
