import { connect } from 'puppeteer-core';
import { receiveSecret } from '../chrome/receive-secret.js';
import { loadPage } from '../rendering/load-page.js';
import type { RenderJob, RenderMessage } from '../rendering/render-job.js';

/**
 * A separate process that loads pages one after another in the browser that the parent started: what they send may be
 * too much for any heap. Reports each page as soon as it is done.
 */
async function run({ port, urls, ...options }: RenderJob): Promise<void> {
  const { site } = await receiveSecret();
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  // Startup time is not charged to a page: the first one has its full time from here on.
  process.send?.({ connected: true });
  for (const url of urls) {
    const page = await loadPage(browser, url, options, site);
    // The browser crashed on this page: the parent sees that no result was reported for it.
    if (!browser.connected) return;
    const message: RenderMessage = { page };
    await new Promise((resolve) => process.send?.(message, resolve));
  }
}

// The parent died: no one waits for the response, and the next sweep removes the browser.
process.once('disconnect', () => process.exit(1));

await run(JSON.parse(process.argv[2] ?? '{}'));
process.exit(0);
