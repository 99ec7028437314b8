import { connect } from 'puppeteer-core';
import { receiveSecret } from '../chrome/receive-secret.js';
import { loadPage } from '../rendering/load-page.js';
import type { RenderJob, RenderMessage } from '../rendering/render-job.js';

/**
 * A process of its own that loads pages one after another in the browser that the parent started: what they send may be
 * too much for any heap. Tells each page as soon as it is done.
 */
async function run({ port, urls, ...options }: RenderJob): Promise<void> {
  const { site } = await receiveSecret();
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  // Starting is no page's fault: the first one has its whole time from here on.
  process.send?.({ connected: true });
  for (const url of urls) {
    const page = await loadPage(browser, url, options, site);
    // It went down over this page: the parent sees that nothing was told of it.
    if (!browser.connected) return;
    const message: RenderMessage = { page };
    await new Promise((resolve) => process.send?.(message, resolve));
  }
}

// The parent died: nobody waits for the answer, and the browser is left to the next sweep.
process.once('disconnect', () => process.exit(1));

await run(JSON.parse(process.argv[2] ?? '{}'));
process.exit(0);
