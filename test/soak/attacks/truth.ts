/** What really stood at the tables others may know a part of, so that all they are sent can be held against it. */
import { isDeepStrictEqual } from 'node:util';
import type { State } from 'boardgame.io';
import type { Rules, Seat } from '../../../games/kit/rules.ts';
import { type Table, viewTable } from '../../../games/kit/table.ts';
import type { MatchStore } from '../../../server/storage/match-store.ts';

export class Truth {
  private readonly stood = new Map<string, Map<number, Table[]>>();

  constructor(store: MatchStore) {
    const setState = store.setState.bind(store);
    store.setState = (id, state, log, answers) => {
      setState(id, state, log, answers);
      this.note(id, state);
    };
    const replace = store.replace.bind(store);
    store.replace = (id, state, metadata) => {
      replace(id, state, metadata);
      this.note(id, state);
    };
  }

  /** Remembers from now on what stands at a table. */
  follow(id: string): void {
    this.stood.set(id, new Map());
  }

  forget(): void {
    this.stood.clear();
  }

  /** Whether a view of a match is what one of these seats may see of it; undefined for a match nobody follows. */
  isView(
    rules: Rules,
    id: string,
    stateID: number,
    view: unknown,
    seats: readonly (Seat | null)[],
  ): boolean | undefined {
    const followed = this.stood.get(id);
    if (followed === undefined) return undefined;
    const tables = followed.get(stateID) ?? [];
    return tables.some((table) => seats.some((seat) => isDeepStrictEqual(asSent(viewTable(rules, table, seat)), view)));
  }

  private note(id: string, state: State): void {
    const steps = this.stood.get(id);
    steps?.set(state._stateID, [...(steps.get(state._stateID) ?? []), state.G as Table]);
  }
}

const asSent = (value: object): unknown => JSON.parse(JSON.stringify(value));
