/** The interface as it is told to people and programs. */
import { expect, test } from 'vitest';
import { calls, callsWhere } from '../../../server/contract/contract.ts';
import { serve } from '../harness.ts';

interface Operation {
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

test('every call is in the document and on the page, with what its path names and what it asks', async () => {
  const { url } = await serve();
  const { openapi, paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  expect(openapi).toMatch(/^3\.1/);
  const page = await (await fetch(`${url}/api`)).text();
  for (const name of callsWhere(false)) {
    const { says, asks } = calls[name];
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([name, operation?.summary]).toEqual([name, says]);
    const inPath = (operation?.parameters ?? []).filter((each) => each.in === 'path').map((each) => `:${each.name}`);
    expect([name, inPath]).toEqual([name, path.match(/:\w+/g) ?? []]);
    const body = operation?.requestBody?.content['application/json'].schema as
      | { readonly properties: object }
      | undefined;
    expect([name, Object.keys(body?.properties ?? {})]).toEqual([name, method === 'GET' ? [] : Object.keys(asks)]);
    expect(page).toContain(`<code>${name}</code>`);
  }
});

test('a host’s bot is asked for by the key of a seat, a seat and a level', async () => {
  const { url } = await serve();
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  expect(paths['/api/matches/{id}/bots']?.['post']?.requestBody?.content['application/json'].schema).toEqual({
    type: 'object',
    properties: {
      playerID: {
        anyOf: [
          { type: 'string', pattern: '^\\d{1,2}$' },
          { type: 'integer', minimum: 0, maximum: 99 },
        ],
      },
      credentials: { type: 'string', maxLength: 200 },
      seat: { type: 'integer', minimum: 0, description: 'The number of a seat, from 0.' },
      level: { type: 'string' },
    },
    required: ['playerID', 'credentials', 'seat', 'level'],
  });
});
