/** Somebody who has never been here. */
import { TOUR, expect, local as test } from '../agora.ts';
import { expectFit } from '../access/axe.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('a newcomer’s second press, counted from the front page, is the first move', TOUR, async ({ player }) => {
  const { page } = await player('Ann', PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play bots Atlantis, easy' }).click();
  const pawn = page.getByRole('button', { name: /^Choose the pawn/ }).first();
  await expect(pawn).toBeVisible();
  await pawn.press('Enter');
  await expect(page.getByRole('button', { name: /^Go to / }).first()).toBeVisible();
});

test(
  'two presses to a link for friends, two presses and a name from there to a seat, one more to begin; who is late is told, and who lost their browser asks for their seat',
  TOUR,
  async ({ player }) => {
    const { page } = await player('');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/');
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      for (const wish of ['Play with friends', 'Play now', 'Play bots', 'Learn by playing'])
        await expect(
          page.getByRole(wish === 'Learn by playing' ? 'link' : 'button', { name: wish }).first(),
        ).toBeInViewport({
          ratio: 1,
        });
    }
    await page.getByRole('button', { name: /^Play with friends/ }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/match/');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);

    const ben = await player('ベン', { locale: 'ja-JP', ...PHONE });
    await ben.page.goto(link);
    await expect(ben.page.getByText('Annがこの卓に誘っています。')).toBeVisible();
    await expect(ben.page.getByRole('textbox', { name: 'あなたの名前' })).toBeFocused();
    await ben.page.keyboard.type(ben.name);
    await ben.page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'ベン' })).toBeVisible();
    await page.getByRole('button', { name: 'Hello!' }).click();
    await expect(ben.page.getByRole('list', { name: 'チャット' })).toContainText('Ann');
    // The room scrolls inside, and its page not beyond it; the chat shows the field it is written in.
    expect(await ben.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await ben.page.getByRole('textbox', { name: 'メッセージ' }).scrollIntoViewIfNeeded();
    await expect(ben.page.getByRole('textbox', { name: 'メッセージ' })).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: 'Start with 2 players' }).click();
    for (const each of [page, ben.page])
      await expect(each.getByRole('list', { name: /^(?:Players|プレイヤー)$/ }).getByRole('listitem')).toHaveCount(2);
    const { page: late } = await player('Eve');
    await late.goto(link);
    await expect(late.getByText('The match of Ann and ベン has begun. You are watching.')).toBeVisible();
    await late.getByRole('button', { name: 'Open a table like it' }).click();
    await expect(late.getByRole('button', { name: 'Copy the link' })).toBeVisible();

    await ben.page.context().close();
    const again = await player('ベン', { locale: 'ja-JP', ...PHONE });
    await again.page.goto(link);
    await again.page.getByRole('button', { name: 'ベンの席に戻る' }).click();
    // All of them are at one address, so that nobody can vouch for anybody.
    await expect(again.page.getByText(/早ければ10分後に席はあなたのものになります。/)).toBeVisible();
    await expectFit(again.page, 'a seat asked for');
    await expect(page.getByText('says that ベン’s seat is theirs')).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(again.page.getByText('席は戻されませんでした。')).toBeVisible();
    await expect(page.getByText('says that ベン’s seat is theirs')).toHaveCount(0);
  },
);

test(
  'from their seats to the first decision four people press once each, and see who is ready',
  TOUR,
  async ({ player }) => {
    const host = await player('Ann', { waits: true });
    await host.page.goto('/');
    await host.page.getByRole('button', { name: /^Play with friends/ }).click();
    const link = await host.page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
    await host.page.getByRole('textbox', { name: 'Your name' }).fill(host.name);
    await host.page.keyboard.press('Enter');
    const others = [];
    for (const name of ['ベン', 'チカ', 'ダイ']) {
      const other = await player(name, { locale: 'ja-JP', ...PHONE, waits: true });
      await other.page.goto(link);
      await expect(other.page.getByRole('textbox', { name: 'あなたの名前' })).toBeFocused();
      await other.page.keyboard.type(name);
      await other.page.keyboard.press('Enter');
      others.push(other);
    }
    await expect(host.page.getByText(/Not ready yet: Ann, ベン, チカ,? and ダイ/)).toBeVisible();
    for (const other of others) await expectFit(other.page, 'a waiting room where nobody is ready');
    for (const { page } of others) await page.getByRole('button', { name: '準備できました' }).click();
    await expect(host.page.getByText('Not ready yet: Ann')).toBeVisible();
    await expect(host.page.getByRole('listitem').filter({ hasText: 'ready' })).toHaveCount(3);
    await host.page.getByRole('button', { name: 'I’m ready' }).click();
    for (const { page } of [host, ...others])
      await expect(page.getByRole('list', { name: /^(?:Players|プレイヤー)$/ }).getByRole('listitem')).toHaveCount(4);
  },
);
