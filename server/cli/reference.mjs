/** `npm run reference`: writes the package's reference from the comments in the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCOPE } from './doors.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The file it is written to. */
export const REFERENCE = `${ROOT}server/cli/package/agora/REFERENCE.md`;

/** Its chapters: title, what to import from, and files with the names to describe; without names, everything that a file exports. */
const CHAPTERS = [
  ['A definition', 'agora/define', 'games/kit/define/define.ts defineGame', 'games/kit/define/about.ts metaOf About'],
  ['Its types, by its rules', 'agora/define', 'games/kit/define/types.ts StateOf MoveOf EventOf'],
  ['Its words', '', 'games/kit/define/types.ts Definition Kind Phase Play Score BotHints Telling Base Pile'],
  [
    'Parts',
    'agora/define',
    'games/kit/define/parts.ts cards range counter counters seat seats grid value values flag flags pile piles showable Counted Seen',
  ],
  ['Fields', 'agora/define', 'games/kit/define/fields.ts from some at amount choice player'],
  [
    'Laws',
    'agora/laws',
    'games/kit/laws/index.ts laws Check Measure',
    'games/kit/laws/notes.ts notes',
    'games/kit/laws/oracle.ts Oracle Watch Transition',
  ],
  ['What is known beyond the rules', 'agora/laws', 'games/kit/laws/subject.ts Lore Scramble'],
  ['Chance', 'agora/kit/random', 'games/kit/random.ts randomFrom Random'],
  ['Records', 'agora/kit/record', 'games/kit/record.ts recordRandomGame replay'],
  ['Positions as text', 'agora/kit/position', 'games/kit/position.ts writePosition readPosition'],
  ['Bots', 'agora/kit/search/bot', 'games/kit/search/bot.ts botFor'],
  [
    'The board',
    'agora-client/boards/plain',
    'client/boards/plain/index.tsx plainBoard',
    'client/text/plain.ts Said Names',
  ],
  [
    'A site',
    'agora-client',
    'client/app/open.tsx openAgora',
    'client/app/site/site.ts',
    'client/kit/theme.ts Theme Token',
  ],
  ['What its server knows as well', 'agora/kit/site', 'games/kit/site.ts Site SparePage'],
  ['A table in your page', 'agora-client', 'client/app/site/AgoraTable.tsx AgoraTable AgoraTableProps'],
  ['The shelf', 'agora-client', 'client/table/shelf.ts Shelf ShownGame'],
  [
    'A board of your own',
    'agora-client',
    'client/boards/contract.ts BoardModule AnyBoard BoardProps Player',
    'client/text/words.ts GameWords AnyWords HelpSection',
  ],
  [
    'The stage: how a move is picked on a board',
    'agora-client/stage/…',
    ...['scene.ts', 'stage.ts', 'choosing.ts', 'looking.ts', 'Marks.tsx', 'Places.tsx', 'TryMove.tsx'].map(
      (file) => `client/stage/${file}`,
    ),
  ],
  [
    'A server',
    'agora-server',
    'server/app.ts createAgora Agora',
    'server/app/furnishing.ts Furnishing',
    'server/people/who.ts PersonOf',
    'server/config.ts Config readConfig ConfigError',
    'server/storage/backend.ts Opened',
  ],
  ['Where its bots think', 'agora-server', 'server/bots/pool.ts BotPool BotQuestion WorkerPool'],
  ['What a thread or worker runs', 'agora-server/thread, agora-client/thread', 'server/bots/thread.ts thinkFor'],
];

const DECLARED = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n(?=(?:export )?(?:async )?(function|class|interface|type) (\w+))/g;

/** Everything a source declares with a comment before it. */
function declaredIn(source) {
  return [...source.matchAll(DECLARED)].map(({ index, 0: whole, 1: doc, 2: kind, 3: name }) => ({
    doc,
    kind,
    name,
    code: declarationAt(source, index + whole.length, name),
  }));
}

/** The lines of a declaration, up to the one that closes every bracket; with the overloads of a function. */
function declarationAt(source, from, name) {
  const lines = [];
  let open = 0;
  for (const line of source.slice(from).split('\n')) {
    lines.push(line);
    open += (line.match(/[{([]/g) ?? []).length - (line.match(/[})\]]/g) ?? []).length;
    if (open === 0 && /[;}]$/.test(line)) break;
  }
  const heads = source.slice(from).split('\n').slice(lines.length);
  for (const head of heads) {
    if (!head.startsWith(`export function ${name}(`) || !head.endsWith(';')) break;
    lines.push(head);
  }
  return lines.join('\n');
}

/** The text of the reference. */
export function reference() {
  const chapters = CHAPTERS.map(([title, from, ...files]) => {
    const told = files.flatMap((entry) => entriesOf(...entry.split(' ')));
    return [
      `## ${title}`,
      ...(from === '' ? [] : [`From \`${from.replaceAll('agora', `${SCOPE}/agora`)}\`.`]),
      ...told,
    ].join('\n\n');
  });
  return `${['# Reference', 'Made of the code’s own comments by `npm run reference`.', ...chapters].join('\n\n')}\n`;
}

/** Describes what a file declares under these names, or all that it exports. */
function entriesOf(path, ...names) {
  const found = declaredIn(readFileSync(ROOT + path, 'utf8'));
  const all = names.length > 0 ? names : found.filter(({ code }) => code.startsWith('export ')).map(({ name }) => name);
  return [...new Set(all)].map((name) => {
    const forms = found.filter((each) => each.name === name);
    if (forms.length === 0) throw new Error(`${path} says nothing of ${name}`);
    const [{ doc }] = forms;
    return [`### ${name}`, proseOf(doc), `\`\`\`ts\n${forms.map(signatureOf).join('\n')}\n\`\`\``].join('\n\n');
  });
}

/** A comment as a paragraph. */
function proseOf(doc) {
  const lines = doc.split('\n').map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*)? ?/, '').replace(/\s*\*\/$/, ''));
  return lines.join('\n').trim();
}

/** A declaration without bodies of functions. */
function signatureOf({ kind, code }) {
  const shown = code.replaceAll(/^export (?:async )?/gm, '');
  if (kind === 'function') return shown.replaceAll(/ \{\n[\s\S]*?\n\}/g, ';');
  return kind === 'class' ? membersOf(shown) : shown;
}

/** A class with the signatures of its public members. */
function membersOf(code) {
  const [head] = code.split('\n');
  const members = [...code.matchAll(/\n(?<doc> {2}\/\*\*.*\*\/)\n(?<line> {2}(?!private)\w.*) \{/g)];
  if (members.length === 0) return `${head}}`;
  return [head, ...members.map(({ groups }) => `${groups.doc}\n${groups.line};`), '}'].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(REFERENCE, reference());
