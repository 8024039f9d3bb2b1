/**
 * Says which known weaknesses concern what runs: the packages the server needs, and those that are built into what
 * servers and browsers are sent. The lock calls the latter `dev`, because they needn't be installed where it runs, so
 * that `npm audit --omit=dev` passes over them:
 *   npm run audit
 * Build first: what is built in stands in the licences beside the build.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { concerning, type Lock, type Report, shipped } from './shipped.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const notices = ['client', 'server'].map((part) => readFileSync(`dist/${part}/licenses.txt`, 'utf8'));
const places = shipped(lock, notices);
const report = await audited();
const found = concerning(report, places);
console.log(`${places.size} packages are installed where it runs, or built in.`);
for (const { name, severity, why, at } of found)
  console.log(`${severity}: ${name} (${at.join(', ')}): ${why.join('; ')}`);
console.log(found.length === 0 ? 'No weakness of theirs is known.' : `${found.length} of them have a known weakness.`);
process.exit(found.length === 0 ? 0 : 1);

/** npm's report of everything that is locked. npm ends with an error where it has found something. */
function audited(): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile('npm', ['audit', '--json'], { maxBuffer: 64 * 1024 * 1024 }, (error, text) => {
      try {
        const told = JSON.parse(text) as Report & { readonly message?: string };
        if (told.vulnerabilities === undefined)
          throw new Error(told.message ?? 'npm audit told nothing', { cause: error });
        resolve(told);
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error(String(cause)));
      }
    });
  });
}
