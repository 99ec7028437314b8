import type { Page } from 'playwright-core';
import { layoutScript } from '../../../activities/browser/in-page/layout-script.js';
import type { LayoutFacts } from '../../../domain/seo/artifacts/rendered-page.js';
import { launchChromium } from './launch-chromium.js';

/** For loading: Playwright's own thirty seconds are too few on a busy machine, and the test has its limit. */
const NO_LIMIT = 0;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface InPage {
  /** Shows this body (after a head with a viewport) on a phone and measures its layout. */
  measure(body: string, head?: string, doctype?: string): Promise<LayoutFacts>;
  /** Runs an expression in the page that was measured last. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

/** One browser for all pages of a spec; images are drawings of 600×400 whatever their address on site.example. */
export async function openInPage(): Promise<InPage> {
  const browser = await launchChromium();
  const page: Page = await (await browser.newContext(PHONE)).newPage();
  let html = '';
  const image = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="9" height="9"/></svg>';
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ contentType: 'image/svg+xml', body: image }),
  );
  return {
    async measure(body, head = '', doctype = '<!doctype html>') {
      const meta = '<meta name="viewport" content="width=device-width, initial-scale=1">';
      html = `${doctype}<html lang="en"><head><title>A</title>${meta}${head}</head><body>${body}</body></html>`;
      await page.goto('http://site.example/', { timeout: NO_LIMIT });
      return page.evaluate<LayoutFacts>(layoutScript());
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
