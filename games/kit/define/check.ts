/**
 * Finds mistakes in a definition and says what to write instead. The types find most of them earlier, but not every
 * author uses TypeScript.
 */
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';
import { type AnyDefinition, planOf } from './plan.ts';

/** The field names that every state or move already has. */
const OF_STATES = ['seats', 'options', 'turn', 'phase', 'waiting', 'chosen', 'over'];
const OF_EVENTS = ['type', 'seat', 'secret', 'reveals', 'agreed'];
const BY_THEMSELVES = ['decided', 'drawn', 'shown', 'turnEnded'];
/** The largest number of seats that all tools support. */
const MOST_SEATS = 8;

/** The property names that a definition, its kinds of move, its phases and its bot may have. */
const WORDS = {
  definition: 'meta state tells moves phases setup ends score tie impossible longest format upgrade bot',
  kind: 'fields secret formality refuse list apply',
  phase: 'moves together',
  bot: 'spread horizon prefers',
} as const;

/** Throws an Error for the first mistake. */
export function check(definition: AnyDefinition): void {
  const { meta } = definition;
  if (typeof meta?.id !== 'string')
    throw new Error('defineGame: `meta` is missing: make it with metaOf({ id, names, players })');
  const [wrong] = mistakes(definition);
  if (wrong !== undefined) throw new Error(`defineGame "${meta.id}": ${wrong}`);
}

type Mistakes = Generator<string>;

/** What is wrong, in an order in which each check may rely on those before it. */
function* mistakes(definition: AnyDefinition): Mistakes {
  const { moves, phases = {}, bot } = definition;
  yield* strayWords('', definition, WORDS.definition);
  for (const [type, kind] of Object.entries(moves ?? {})) yield* strayWords(`moves.${type}.`, kind, WORDS.kind);
  for (const [name, phase] of Object.entries(phases)) yield* strayWords(`phases.${name}.`, phase, WORDS.phase);
  yield* strayWords('bot.', bot, WORDS.bot);
  yield* missing(definition);
  yield* inMeta(definition);
  yield* inParts(definition);
  yield* inMoves(definition);
  yield* inPhases(definition);
}

/** A property that nothing reads; mostly it is misspelt. */
function* strayWords(where: string, given: object | undefined, text: string): Mistakes {
  const words = text.split(' ');
  for (const stranger of Object.keys(given ?? {}).filter((word) => !words.includes(word))) {
    const like = words.find((word) => word.startsWith(stranger) || stranger.startsWith(word));
    const meant = like === undefined ? `; there are ${words.join(', ')}` : `: \`${like}\` is meant`;
    yield `there is no \`${where}${stranger}\`${meant}`;
  }
}

function* missing({ state, moves, ends, score }: AnyDefinition): Mistakes {
  const hollow = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  if (hollow(state))
    yield '`state` is missing: the parts on the table, as in state: { pits: counters(12, { start: 4 }) }';
  if (hollow(moves))
    yield '`moves` is missing: what players can do, as in moves: { take: { fields: { count: amount(1, 3) } } }';
  if (hollow(ends))
    yield '`ends` is missing: how it ends and when, as in ends: { boardFull: (state) => !state.board.includes(0) }';
  if (typeof score !== 'function')
    yield '`score` is missing: the points of a seat, as in score: (state, seat) => state.points[seat]';
  for (const [code, asks] of Object.entries(ends))
    if (typeof asks !== 'function')
      yield `\`ends.${code}\` should be a function of the state that says whether the game ends so`;
}

function* inMeta({ meta }: AnyDefinition): Mistakes {
  if (!Array.isArray(meta.colours)) yield '`meta` should be made with metaOf({ id, names, players })';
  if (Object.keys(meta.names ?? {}).length === 0)
    yield "`meta.names` is missing: what the game is called, as in names: { en: 'Nim' }";
  const { min, max } = meta.players;
  if (!(min >= 1 && max >= min && max <= MOST_SEATS))
    yield `\`meta.players\` should be from 1 to ${MOST_SEATS}, the least first, as in players: [2, 4]`;
  if (meta.colours.length < max) yield `\`meta.colours\` names ${meta.colours.length} colours for ${max} players`;
}

function* inParts({ state }: AnyDefinition): Mistakes {
  for (const [name, part] of Object.entries(state as Readonly<Record<string, Part>>)) {
    if (OF_STATES.includes(name))
      yield `every state has \`${name}\` by itself: call this part of the state something else`;
    if (part?.what === undefined)
      yield `\`state.${name}\` should be a part: counter, counters, seat, seats, grid, value, values, flag, flags, pile or piles`;
    if (part.count !== 'each' && !(Number.isInteger(part.count) && part.count > 0))
      yield `\`state.${name}\` doesn't say how many: ${part.what}('each'), or ${part.what}(4), and what else there is after it`;
    if (part.seen === 'owner' && part.count !== 'each')
      yield `\`state.${name}\` has no owner: say piles(…, 'each', 'owner'), or 'all' or 'nobody'`;
    if (part.showable === true && part.seen === 'all')
      yield `\`state.${name}\` is seen by all: nothing of it is left to be shown`;
    for (const card of part.cards?.cards ?? [])
      if (!Number.isInteger(card) || card < 0)
        yield `the cards of \`state.${name}\` are whole numbers from 0 up, not ${card}`;
  }
}

function* inMoves({ state, moves }: AnyDefinition): Mistakes {
  for (const [type, { fields, secret = [] }] of Object.entries(moves)) {
    if (BY_THEMSELVES.includes(type)) yield `\`${type}\` is an event every game has: call this move something else`;
    if (typeof fields !== 'object')
      yield `\`moves.${type}.fields\` is missing: what can be chosen, {} where nothing can`;
    for (const [name, field] of Object.entries(fields))
      for (const wrong of inField(name, field, state)) yield `\`moves.${type}.fields.${name}\` ${wrong}`;
    if (!Array.isArray(secret)) yield `\`moves.${type}.secret\` should be a list of its fields, as in ['card']`;
    for (const name of secret)
      if (!Object.hasOwn(fields, name)) yield `\`moves.${type}.secret\` names "${name}", which is no field of it`;
  }
}

function* inField(own: string, field: Choice, state: Readonly<Record<string, Part>>): Mistakes {
  const { what, part: name, least = 0, most = 0, choices = [] } = field;
  if (OF_EVENTS.includes(own)) yield 'is a name every move has by itself: call this field something else';
  if (what === undefined) yield 'should be a field: from, some, at, amount, choice or player';
  if (what === 'amount' && least > most) yield `has no amount from ${least} to ${most}`;
  if (what === 'choice' && choices.length === 0) yield 'has nothing to choose from';
  if (what === 'some' && !(least >= 0 && least <= most)) yield `has no set of ${least} to ${most} cards`;
  if (what !== 'from' && what !== 'some' && what !== 'at') return;
  const part = state[name!];
  const single = part?.what === 'pile' || (part?.what === 'piles' && part.count === 'each');
  if (part === undefined) yield `speaks of "${name}"; the parts of the state are ${Object.keys(state).join(', ')}`;
  else if (what === 'at' && (part.what === 'counter' || part.what === 'value'))
    yield `speaks of a place of "${name}", which is one number`;
  else if (what !== 'at' && !single) yield `can take no card from "${name}": it is no pile, nor one for each seat`;
}

function* inPhases(definition: AnyDefinition): Mistakes {
  const { moves } = definition;
  const { phases } = planOf(definition);
  for (const { name, moves: known } of phases) {
    if (!Array.isArray(known)) yield `\`phases.${name}.moves\` is missing: the kinds of move it knows`;
    for (const type of known)
      if (!Object.hasOwn(moves, type))
        yield `\`phases.${name}.moves\` names "${type}"; there are ${Object.keys(moves).join(', ')}`;
  }
  for (const [type, { apply }] of Object.entries(moves)) {
    const where = phases.filter((phase) => phase.moves.includes(type));
    if (where.length === 0) yield `no phase knows the move "${type}"`;
    if (apply === undefined && !where.some(({ together }) => together))
      yield `\`moves.${type}.apply\` is missing: what the move does`;
  }
}
