import type { Answer } from '../asking/ask.ts';
import { rememberName } from '../lobby/seat/my-name.ts';
import { beKnown } from '../people/passkey.ts';
import { signedInNow } from '../people/signed-in.ts';

/** The key of somebody of this name who comes in: whoever was nobody is known from now on by this browser, if by nothing else. */
export async function keyFor(
  name: string | undefined,
  run: (question: Promise<Answer<unknown>>) => Promise<unknown>,
): Promise<string | undefined> {
  if (name !== undefined) rememberName(name);
  if (signedInNow() === null && (await run(beKnown())) === null) return undefined;
  return signedInNow()?.key;
}
