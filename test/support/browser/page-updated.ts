import type { Page } from 'playwright-core';

/** The next change of the page's content in place: begin to wait before what causes it. See api/web-app/page-updates.ts. */
export function pageUpdated(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('app:updated', () => resolve(), { once: true })),
  );
}
