import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { changeSettings } from '../../../client/kept/settings.ts';
import { KeepWays } from '../../../client/replay/KeepWays.tsx';

beforeEach(() => changeSettings({ language: 'en' }));

test('what one may keep and pass on stands in words, as the ways on beside it do', () => {
  render(<KeepWays record={async () => null} path="/replay/match/x?at=0" />);
  const written = screen.getAllByRole('button').map((button) => button.textContent);
  expect(written).toEqual(['Save the record', 'Share a link to the replay']);
});
