/** Before every test file: screens get as much time as a busy machine needs. Waiting ends when the condition holds. */
import { beforeAll } from 'vitest';

const PATIENCE = 20_000;

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE });
});
