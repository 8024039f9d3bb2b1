/** A passkey made on one browser brings seats, name and settings to a second and a third, and can be taken away again. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../agora.ts';
import { expectFit } from '../access/axe.ts';

test.use({ host: 'localhost' });

/** An authenticator in a page's browser that says yes to everything, and the way to it. */
async function authenticatorIn(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('a passkey brings a seat, a name and settings along', async ({ player }) => {
  const ann = await player('Ann');
  const { cdp, authenticatorId } = await authenticatorIn(ann.page);
  const link = await ann.openTable({ game: 'Lost Cities', players: 2, seed: 'a passkey' });
  await ann.seatBot();
  await expect(ann.prompt).toBeVisible();
  await ann.page.goto('/settings');
  await ann.page.getByRole('radio', { name: 'Night' }).press('Space');
  await ann.page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(ann.page.getByText('tied to your passkey')).toBeVisible();
  await expect(ann.page.getByRole('listitem').filter({ hasText: 'last used' })).toHaveCount(1);
  await expectFit(ann.page, 'settings with a passkey');

  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  // What a provider of passkeys does between somebody's devices; one that counts has counted on meanwhile.
  const bring = async (page: Page, signCount: number) => {
    const own = await authenticatorIn(page);
    for (const credential of credentials)
      await own.cdp.send('WebAuthn.addCredential', {
        authenticatorId: own.authenticatorId,
        credential: { ...credential, signCount },
      });
  };
  const { page: second } = await player('', { viewport: { width: 390, height: 844 } });
  await bring(second, 10);
  await second.goto('/settings');
  await second.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(second.getByText('Welcome back')).toBeVisible();
  await expect(second.getByRole('radio', { name: 'Night' })).toBeChecked();
  await second.goto('/');
  const left = second.getByRole('region', { name: 'Continue playing' });
  await expect(left).toContainText('Your turn');
  await left.getByRole('link', { name: 'Lost Cities' }).click();
  await expect(second.getByText(/^Your turn/).first()).toBeVisible();

  // Lost at the table: one press brings the seat there.
  const third = await player('');
  await bring(third.page, 20);
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Take my seat by passkey' }).click();
  await expect(third.prompt).toHaveText(/^Your turn/);
  await third.page.goto('/settings');
  await expect(third.page.getByRole('radio', { name: 'Night' })).toBeChecked();

  // What goes with it is what came with it.
  await third.page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(third.page.getByText('This browser is signed out.')).toBeVisible();
  await third.page.goto(link);
  await expect(third.page.getByRole('button', { name: 'Take my seat by passkey' })).toBeVisible();

  await ann.page.getByRole('button', { name: 'Delete passkeys and all data' }).click();
  await ann.page.getByRole('button', { name: 'Delete it', exact: true }).last().click();
  await expect(ann.page.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
  await ann.page.goto(link);
  await expect(ann.prompt).toHaveText(/^Your turn/);
});
