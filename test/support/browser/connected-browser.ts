import { type Browser, connect } from 'puppeteer-core';
import { withBrowser } from '../../../activities/browser/chrome/with-browser.js';
import { type GuardedBrowser, guardedBrowser } from './guarded-browser.js';

export interface ConnectedBrowser extends GuardedBrowser {
  puppeteer: Browser;
}

/** A guarded browser that runs and is talked to, as the children do it. */
export async function connectedBrowser(
  pages: (canaryUrl: string) => Record<string, string>,
): Promise<ConnectedBrowser> {
  const guarded = await guardedBrowser(pages);
  const controller = new AbortController();
  const bounds = { deadlineMs: 600_000, lateMessage: 'late', signal: controller.signal };
  let running: Promise<unknown> = Promise.resolve();
  const puppeteer = await new Promise<Browser>((resolve, reject) => {
    running = withBrowser(guarded.options, bounds, async ({ port, signal }) => {
      resolve(await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null }));
      await new Promise((done) => signal.addEventListener('abort', done));
    }).catch(reject);
  });
  return {
    ...guarded,
    puppeteer,
    async close() {
      await puppeteer.disconnect();
      controller.abort(new Error('over'));
      await running;
      await guarded.close();
    },
  };
}
