/** Before any browser test: what lies in `dist` must be younger than all it is made of, or yesterday's build would be tested. */
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../server/cli/built.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export default function setup(): void {
  // Who names a build means that one, whatever the sources are.
  if (process.env.AGORA_BUILD === undefined) demandBuild(ROOT);
}

/** Throws where the build of a house is missing, or older than a source or package. */
export function demandBuild(root: string): void {
  if (!isBuilt(root))
    throw new Error('dist is missing or older than its sources, and browser tests run what lies there: npm run build');
}
