import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { house } from '../../../client/app/house.ts';
import { SettingsPage } from '../../../client/app/SettingsPage.tsx';
import { renderHere, renderWith } from '../house.tsx';

const LINK = 'Licences of the software and fonts used here';

test('the settings lead to the licences', () => {
  renderHere(<SettingsPage />);
  expect(screen.getByRole('link', { name: LINK }).getAttribute('href')).toBe('/licenses.txt');
});

test('who gives none leads nowhere', () => {
  const { licenses: _, ...bare } = house;
  renderWith(bare, <SettingsPage />);
  expect(screen.queryByRole('link', { name: LINK })).toBeNull();
});
