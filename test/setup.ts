/**
 * Before every test file: screens get as much time as a busy machine needs, and more than a page waits for one request: one
 * of a file before may hang. Waiting ends when the condition holds.
 */
import { beforeAll } from 'vitest';

const PATIENCE = 45_000;

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
});
