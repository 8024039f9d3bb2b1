/** A circle on a server, and people who ask about it. */
import type { Circle } from '../../../server/contract/circles.ts';
import type { Furnishing } from '../../../server/app.ts';
import type { Config } from '../../../server/config.ts';
import { handClock, serve } from '../harness.ts';
import { personAt } from './known.ts';
import type { Told } from './passkeys.ts';

/** Whoever is known by a key there. */
export function member(url: string, key: string, id: () => string) {
  const ask = async (method: string, path: string, body: object = {}): Promise<Told> => {
    const response = await fetch(`${url}/api/circles${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const view = async () => (await ask('GET', `/${id()}`)).body as Circle;
  const join = (word: string) => ask('POST', `/${id()}/members`, { word });
  return { key, ask, view, join };
}

/** A server, and people who ask about circles there; Ann has opened one. */
export async function circle(config: Partial<Config> = {}, furnishing: Partial<Furnishing> = {}) {
  const clock = handClock();
  const agora = await serve(config, { clock, ...furnishing });
  const { url } = agora;
  const as = async (name: string) => {
    const { key, tie } = await personAt(url, name);
    clock.turn(1);
    return { ...member(url, key, () => id), tie };
  };
  let id = '';
  const ann = await as('Ann');
  const opened = (await ann.ask('POST', '', { name: ' Thursdays ' })).body as Circle;
  id = opened.id;
  const whoIs = async (name: string) => (await ann.view()).members.find((each) => each.name === name)!.who;
  return { agora, url, clock, as, ann, id, word: opened.word, opened, whoIs };
}
