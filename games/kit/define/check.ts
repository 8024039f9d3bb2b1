/**
 * Finds mistakes in a definition and says what to write instead. The types find most of them earlier, but not every
 * author uses TypeScript.
 */
import type { Choice } from './fields.ts';
import type { Part } from './parts.ts';
import type { AnyDefinition } from './plan.ts';

/** The field names that every state or move already has. */
const OF_STATES = ['seats', 'options', 'turn', 'phase', 'waiting', 'chosen', 'over'];
const OF_EVENTS = ['type', 'seat', 'secret', 'reveals', 'agreed'];
const BY_THEMSELVES = ['decided', 'drawn', 'turnEnded'];
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
  const say = (wrong: string) => new Error(`defineGame "${meta.id}": ${wrong}`);
  const wrong =
    wrongWords(definition) ??
    missing(definition) ??
    wrongMeta(definition) ??
    wrongParts(definition) ??
    wrongMoves(definition) ??
    wrongPhases(definition);
  if (wrong !== undefined) throw say(wrong);
}

/** Finds a property that nothing reads; mostly it is misspelt. */
function wrongWords(definition: AnyDefinition): string | undefined {
  const { moves, phases = {}, bot } = definition;
  const all: (readonly [where: string, given: unknown, words: string])[] = [
    ['', definition, WORDS.definition],
    ...Object.entries(moves ?? {}).map(([type, kind]) => [`moves.${type}.`, kind, WORDS.kind] as const),
    ...Object.entries(phases).map(([name, phase]) => [`phases.${name}.`, phase, WORDS.phase] as const),
    ['bot.', bot, WORDS.bot],
  ];
  for (const [where, given, text] of all) {
    const words = text.split(' ');
    const stranger = Object.keys(given ?? {}).find((word) => !words.includes(word));
    if (stranger !== undefined) return `there is no \`${where}${stranger}\`${meant(stranger, words)}`;
  }
  return undefined;
}

/** Which of `words` is most similar to a word that isn't among them, or a list of all of them. */
function meant(stranger: string, words: readonly string[]): string {
  const like = words.find(
    (word) => word.startsWith(stranger) || stranger.startsWith(word) || isScrambled(word, stranger),
  );
  return like === undefined ? `; there are ${words.join(', ')}` : `: \`${like}\` is meant`;
}

function isScrambled(word: string, other: string): boolean {
  const letters = word.split('').filter((letter) => other.includes(letter)).length;
  return Math.abs(word.length - other.length) < 2 && letters >= word.length - 1;
}

function missing({ state, moves, ends, score }: AnyDefinition): string | undefined {
  const hollow = (value: unknown) => typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  if (hollow(state))
    return '`state` is missing: the parts on the table, as in state: { pits: counters(12, { start: 4 }) }';
  if (hollow(moves))
    return '`moves` is missing: what players can do, as in moves: { take: { fields: { count: amount(1, 3) } } }';
  if (hollow(ends))
    return '`ends` is missing: how it ends and when, as in ends: { boardFull: (state) => !state.board.includes(0) }';
  if (typeof score !== 'function')
    return '`score` is missing: the points of a seat, as in score: (state, seat) => state.points[seat]';
  const notAsked = Object.entries(ends).find(([, asks]) => typeof asks !== 'function');
  return notAsked && `\`ends.${notAsked[0]}\` should be a function of the state that says whether the game ends so`;
}

function wrongMeta({ meta }: AnyDefinition): string | undefined {
  if (!Array.isArray(meta.colours)) return '`meta` should be made with metaOf({ id, names, players })';
  if (Object.keys(meta.names ?? {}).length === 0)
    return "`meta.names` is missing: what the game is called, as in names: { en: 'Nim' }";
  const { min, max } = meta.players;
  if (!(min >= 1 && max >= min && max <= MOST_SEATS))
    return `\`meta.players\` should be from 1 to ${MOST_SEATS}, the least first, as in players: [2, 4]`;
  return meta.colours.length < max
    ? `\`meta.colours\` names ${meta.colours.length} colours for ${max} players`
    : undefined;
}

function wrongParts({ state }: AnyDefinition): string | undefined {
  for (const [name, part] of Object.entries(state as Readonly<Record<string, Part>>)) {
    if (OF_STATES.includes(name))
      return `every state has \`${name}\` by itself: call this part of the state something else`;
    if (part?.what === undefined) return `\`state.${name}\` should be a part: counter, counters, grid, pile or piles`;
    if (part.count !== 'each' && !(Number.isInteger(part.count) && part.count > 0))
      return `\`state.${name}\` doesn't say how many: ${part.what}('each'), or ${part.what}(4), and what else there is after it`;
    if (part.seen === 'owner' && part.count !== 'each')
      return `\`state.${name}\` has no owner: say piles(…, 'each', 'owner'), or 'all' or 'nobody'`;
    const odd = part.cards?.cards.find((card) => !Number.isInteger(card) || card < 0);
    if (odd !== undefined) return `the cards of \`state.${name}\` are whole numbers from 0 up, not ${odd}`;
  }
  return undefined;
}

function wrongMoves({ state, moves }: AnyDefinition): string | undefined {
  for (const [type, kind] of Object.entries(moves)) {
    if (BY_THEMSELVES.includes(type)) return `\`${type}\` is an event every game has: call this move something else`;
    const { fields, secret = [] } = kind;
    if (typeof fields !== 'object')
      return `\`moves.${type}.fields\` is missing: what can be chosen, {} where nothing can`;
    for (const [name, field] of Object.entries(fields)) {
      const wrong = OF_EVENTS.includes(name)
        ? 'is a name every move has by itself: call this field something else'
        : wrongField(field, state);
      if (wrong !== undefined) return `\`moves.${type}.fields.${name}\` ${wrong}`;
    }
    if (!Array.isArray(secret)) return `\`moves.${type}.secret\` should be a list of its fields, as in ['card']`;
    const stranger = secret.find((name) => !Object.hasOwn(fields, name));
    if (stranger !== undefined) return `\`moves.${type}.secret\` names "${stranger}", which is no field of it`;
  }
  return undefined;
}

function wrongField(
  { what, part: name, least = 0, most = 0, choices = [] }: Choice,
  state: Readonly<Record<string, Part>>,
) {
  if (what === undefined) return 'should be a field: from, at, amount, choice or player';
  if (what === 'amount') return least <= most ? undefined : `has no amount from ${least} to ${most}`;
  if (what === 'choice') return choices.length > 0 ? undefined : 'has nothing to choose from';
  if (what === 'player') return undefined;
  const part = state[name!];
  if (part === undefined) return `speaks of "${name}"; the parts of the state are ${Object.keys(state).join(', ')}`;
  if (what === 'from') {
    const single = part.what === 'pile' || (part.what === 'piles' && part.count === 'each');
    return single ? undefined : `can take no card from "${name}": it is no pile, nor one for each seat`;
  }
  return part.what === 'counter' ? `speaks of a place of "${name}", which is one number` : undefined;
}

function wrongPhases({ moves, phases }: AnyDefinition): string | undefined {
  const types = Object.keys(moves);
  const given = Object.entries(phases ?? { play: { moves: types } });
  const together = new Set<string>();
  for (const [name, phase] of given) {
    if (!Array.isArray(phase.moves)) return `\`phases.${name}.moves\` is missing: the kinds of move it knows`;
    const stranger = phase.moves.find((type) => !types.includes(type));
    if (stranger !== undefined) return `\`phases.${name}.moves\` names "${stranger}"; there are ${types.join(', ')}`;
    if ('together' in phase) for (const type of phase.moves) together.add(type);
  }
  const lost = types.find((type) => !given.some(([, phase]) => phase.moves.includes(type)));
  if (lost !== undefined) return `no phase knows the move "${lost}"`;
  const idle = types.find((type) => moves[type]!.apply === undefined && !together.has(type));
  return idle && `\`moves.${idle}.apply\` is missing: what the move does`;
}
