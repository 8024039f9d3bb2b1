/** `npm run agora -- backup FOLDER` and the like: looks after a server's data, also while it runs. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const built = join(root, 'dist/server/operator.js');

if (existsSync(built)) await import(pathToFileURL(built).href);
else {
  console.error('Agora is not built yet; npm start or npm run build does that.');
  process.exitCode = 1;
}
