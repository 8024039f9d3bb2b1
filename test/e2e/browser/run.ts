/** Ends with status 0 where the end-to-end tests have a browser; where there is none, says what to do and ends with 3. */
import { NO_BROWSER } from './find.ts';
import { launchOptions } from './launch.ts';

if (launchOptions() === undefined) {
  console.log(NO_BROWSER);
  process.exitCode = 3;
}
