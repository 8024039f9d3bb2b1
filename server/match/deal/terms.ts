/**
 * The terms of a match: its options, time limits, whether bots may be asked for hints, and whether it counts for
 * strength. All requests are checked here.
 */
import { isDeepStrictEqual } from 'node:util';
import { saidIn } from '../../../games/kit/languages.ts';
import { type Meta, type SetupRefusal, readOptions } from '../../../games/kit/meta.ts';
import type { Json, Seat } from '../../../games/kit/rules.ts';
import { Refused } from '../../refused.ts';
import type { MatchData } from '../../storage/types.ts';
import type { MatchTerms } from '../../contract/tables.ts';
import { noPatience, readPace, readPatience } from '../time/pace.ts';
import { askReady, canBeAsked, isPerson } from '../seats/seats.ts';

/** Terms as a client asks for them. */
export interface WantedTerms {
  readonly options?: unknown;
  readonly pace?: unknown;
  readonly patience?: unknown;
  readonly hints?: boolean | undefined;
  readonly rated?: boolean | undefined;
}

/** Those that lie in a match's data under their own names, where they aren't as usual. */
const BESIDE = ['pace', 'patience', 'hints', 'rated'] as const;
const TERMS = ['options', ...BESIDE] as const;

/** Checks the terms. Refuses what the game or the server doesn't offer. */
export function readTerms(meta: Meta, wanted: WantedTerms): MatchTerms {
  const options = readOptions(meta, wanted.options);
  if (!options.ok) throw badSetup(meta, options.refusal);
  const [pace, patience] = [readPace(wanted.pace), readPatience(wanted.patience)];
  if (pace?.kind === 'slow' && patience !== undefined) throw noPatience();
  if (wanted.rated === true && wanted.hints === true) throw new Refused({ code: 'ratedHints' });
  const needsBots = pace !== undefined || wanted.hints === true || typeof patience === 'number';
  if (meta.botless === true && needsBots) throw new Refused({ code: 'botless' });
  return {
    options: options.value as Readonly<Record<string, Json>>,
    ...(pace === undefined ? {} : { pace }),
    // Nobody could stand in there.
    ...(meta.botless === true ? { patience: 'never' } : patience === undefined ? {} : { patience }),
    ...(wanted.hints === true ? { hints: true } : {}),
    ...(wanted.rated === true ? { rated: true } : {}),
  };
}

export function termsOf(metadata: MatchData): MatchTerms {
  const { options } = metadata.setupData;
  return {
    options,
    ...Object.fromEntries(BESIDE.flatMap((term) => (metadata[term] === undefined ? [] : [[term, metadata[term]]]))),
  };
}

/** Whether two terms are equal. */
export const sameTerms = (one: MatchTerms, other: MatchTerms): boolean => isDeepStrictEqual(one, other);

/** Refuses consent to other terms than those of the match, and says which have changed. */
export function demandTerms(metadata: MatchData, seen: WantedTerms): void {
  const now: WantedTerms = termsOf(metadata);
  const changed = TERMS.filter((term) => !isDeepStrictEqual(now[term], seen[term]));
  if (changed.length > 0)
    throw new Refused({ code: 'termsChanged', changed }, `The host has changed ${changed.join(', ')} meanwhile.`);
}

/**
 * Changes the terms of a match that isn't played yet, as the host wishes. If others sit there, the old terms are noted,
 * and the others must say again that they are ready, because they had agreed to something else. Refuses this where
 * somebody sits who can't say so.
 */
export function changeTerms(metadata: MatchData, terms: MatchTerms, by: Seat): void {
  const others = Object.values(metadata.players).filter((player) => isPerson(player) && player.id !== by);
  const unasked = others.find((player) => !canBeAsked(player));
  if (unasked !== undefined)
    throw new Refused(
      { code: 'cantBeAsked', seat: unasked.id },
      `${unasked.name} sits there by a program that can't agree to other terms. Free seat ${unasked.id} first.`,
    );
  const { options, ...beside } = terms;
  const was = metadata.was ?? termsOf(metadata);
  metadata.setupData = { ...metadata.setupData, options };
  // Who has chosen terms waits for people who want just these.
  for (const key of [...BESIDE, 'was', 'quick'] as const) delete metadata[key];
  Object.assign(metadata, beside);
  if (others.length > 0 && !sameTerms(was, terms)) metadata.was = was;
  for (const player of others) metadata.players[player.id] = askReady(player);
}

export function badSetup(meta: Meta, refusal: SetupRefusal | undefined): Refused {
  const { min, max } = meta.players;
  return new Refused(
    refusal ?? { code: 'malformedOptions' },
    `${saidIn(meta.names, 'en')} takes ${min} to ${max} players and only its own options.`,
  );
}
