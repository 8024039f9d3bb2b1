/**
 * Tests look at what pages say and where it lies, not at their colours, and painting takes a sixth of all their work: a page is
 * laid out, pressed and measured as well while all of it is seen through.
 */
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** Has no page of a browser painted, unless something asks for it. */
export async function leaveUnpainted(context: BrowserContext): Promise<void> {
  await context.addInitScript(seeThrough);
}

/** Paints a page while something is looked at that hangs on what is seen. */
export async function painted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const before = await setOpacity(page, '');
  try {
    return await look();
  } finally {
    await setOpacity(page, before);
  }
}

/** Pictures of all pages of a test that has failed. */
export async function pictureFailure(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const page of context.pages()) {
    const body = await painted(page, () => page.screenshot()).catch(() => undefined);
    if (body !== undefined) await info.attach(page.url(), { body, contentType: 'image/png' });
  }
}

/** Returns what it was. */
function setOpacity(page: Page, opacity: string): Promise<string> {
  return page.evaluate((wanted) => {
    const { style } = document.documentElement;
    const was = style.opacity;
    style.opacity = wanted;
    return was;
  }, opacity);
}

/** Runs in every page before its own scripts, when not even its root may be there yet; so it stands alone. */
function seeThrough(): void {
  const hide = () => document.documentElement?.style.setProperty('opacity', '0');
  hide();
  new MutationObserver((_, observer) => {
    hide();
    observer.disconnect();
  }).observe(document, { childList: true });
}
