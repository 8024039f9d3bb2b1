/** The contract as an OpenAPI document, and as a page for people. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import { type CallName, calls, callsWhere, VERSION } from '../contract/contract.ts';
import { errorBody } from '../contract/refusals.ts';
import { answers } from './router.ts';

/** The JSON schema of what comes in or goes out. What JSON Schema can't say is left to the description. */
const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...told } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return told;
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const ERROR = json(schemaOf(errorBody, 'output'));

const WHO: Readonly<Record<Call['by'], string>> = {
  anybody: 'Anybody.',
  seat: 'Whoever has the key of a seat.',
  host: 'The table’s host, by the key of their seat.',
  person: 'A person who is signed in, by `Authorization: Bearer …`.',
  browser: 'A browser, by a key it has drawn, as `Authorization: Bearer …`.',
};

interface Named {
  readonly name: CallName;
  readonly method: string;
  readonly path: string;
  readonly call: Call;
}

const named = (name: CallName): Named => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, call: calls[name] };
};

function operation({ method, path, call: { says, by, asks, gives } }: Named) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, part]) => ({
    name: part,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(method === 'GET' ? asks : {}).map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: schema.type !== 'exact_optional',
    schema: schemaOf(schema as v.GenericSchema, 'input'),
  }));
  const once = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: '^[\\w-]{20,64}$' } };
  return {
    summary: says,
    description: WHO[by],
    parameters: [...inPath, ...inQuery, ...(method === 'GET' ? [] : [once])],
    ...(method === 'GET' ? {} : { requestBody: json(schemaOf(v.object(asks), 'input')) }),
    responses: {
      200: { description: 'Done.', ...json(schemaOf(gives, 'output')) },
      default: { description: 'Refused.', ...ERROR },
    },
  };
}

/** The contract as OpenAPI 3.1, with the name of the site. */
function openApi(title: string, all: readonly Named[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const each of all) {
    const path = each.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: VERSION,
      description: 'Tables, seats, people and deals of the day, beside boardgame.io’s sockets.',
    },
    paths,
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** A sentence in which names of fields stand between backticks. */
const sentence = (text: string) => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const code = (value: object) => `<pre>${escaped(JSON.stringify(value, undefined, 2))}</pre>`;

/** The contract as a page: what there is, and with a press what each call asks and gives. */
function page(title: string, all: readonly Named[]): string {
  const sections = all.map(({ name, method, call: { says, by, asks, gives } }) => {
    const asked = Object.keys(asks).length === 0 ? '' : `<h3>asks</h3>${code(schemaOf(v.object(asks), 'input'))}`;
    const given =
      method === 'GET' || Object.keys(schemaOf(gives, 'output')).length > 0 ? code(schemaOf(gives, 'output')) : '';
    return `<details><summary><code>${escaped(name)}</code> ${sentence(says)}</summary><p>${sentence(WHO[by])}</p>${asked}<h3>gives</h3>${given}</details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}: what can be asked over HTTP</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{padding:.4rem 0;cursor:pointer}summary>code:first-child{font-weight:600;margin-inline-end:.5rem}code:not(:first-child){background:#8882;padding:0 .2em}pre{overflow:auto;background:#8881;padding:1rem}h3{font-size:1rem}</style>
<h1>What can be asked over HTTP</h1><p>Version ${VERSION}; as a document: <a href="api/openapi.json">openapi.json</a>.</p>${sections.join('')}</html>`;
}

export function documentAnswers(title: string, signsIn: boolean) {
  const all = callsWhere(signsIn).map(named);
  return answers({
    'GET /api/openapi.json': () => openApi(title, all),
    'GET /api': (_, { ctx }) => {
      ctx.type = 'html';
      ctx.body = page(title, all);
    },
  });
}
