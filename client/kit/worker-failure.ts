/** What a worker's `error` event tells. Browsers say nothing where its code can't be loaded at all. */
export function workerFailure({ message, filename, lineno }: Partial<ErrorEvent>): Error {
  if (!message) return new Error('the worker in which bots think can’t be started: its code doesn’t load');
  return new Error(filename ? `${message} (${filename}:${lineno})` : message);
}
