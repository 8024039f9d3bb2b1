/** Whether a server can reach what it needs beside itself. */
import { Refused } from '../refused.ts';

/** The ways to the database and to the other servers, as far as is known without asking. */
export interface Ways {
  readonly database: boolean;
  readonly line: boolean;
}

/** Throws if this server can't hear the others, so that nobody new should be sent to it. */
export function demandLine({ ways }: { readonly ways: Ways | undefined }): void {
  if (ways !== undefined && !ways.line)
    throw new Refused(
      { code: 'outage' },
      'The way to the other servers is gone, so only its own tables can be played at.',
    );
}
