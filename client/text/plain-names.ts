/** Finds names in a game's words that its definition doesn't have: mostly misspelt, or left over from a template. */
import type { Plan } from '../../games/kit/define/plan.ts';
import type { Meta } from '../../games/kit/meta.ts';
import type { AnySaid } from './plain.ts';

const WORDS = 'about rules parts moves fields choices prompts refusals endings points options events card place'.split(
  ' ',
);
const BY_THEMSELVES = ['decided', 'drawn', 'shown', 'turnEnded'];

/** Throws for the first such name, and says which names there are. */
export function demandNames(meta: Meta, plan: Plan, language: string, said: AnySaid): void {
  const types = plan.moves.map(({ type }) => type);
  const known: readonly (readonly [where: string, given: object | undefined, names: readonly string[]])[] = [
    ['', said, WORDS],
    ['.parts', said.parts, plan.parts.map(({ name }) => name)],
    ['.moves', said.moves, types],
    ['.fields', said.fields, plan.moves.flatMap(({ fields }) => fields.map(({ name }) => name))],
    ['.prompts', said.prompts, plan.phases.map(({ name }) => name)],
    ['.events', said.events, [...Object.keys(plan.tells), ...types, ...BY_THEMSELVES]],
    ['.options', said.options, Object.keys(meta.options)],
  ];
  for (const [where, given = {}, names] of known) {
    const stray = Object.keys(given).find((name) => !names.includes(name));
    if (stray !== undefined)
      throw new Error(`${meta.id}: what is said in ${language}${where} has "${stray}"; there are ${names.join(', ')}`);
  }
}
