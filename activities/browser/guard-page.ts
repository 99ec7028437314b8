import type { Browser, BrowserContext, Page, Target } from 'puppeteer-core';

const MAX_POPUPS = 20;

/** A phone of the middle class, as Lighthouse's mobile preset has it. */
const VIEWPORT = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export interface GuardedPage {
  page: Page;
  context: BrowserContext;
  /** Rejects when the page crashes or does what no page should; never resolves. */
  broken: Promise<never>;
}

/**
 * A tab of its own profile with a phone's view, in which dialogs are dismissed, other windows closed, downloads and
 * service workers refused. Permissions and downloads are refused by the browser's flags and preferences besides.
 */
export async function openGuardedPage(browser: Browser, agent: string): Promise<GuardedPage> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
  const page = await context.newPage();
  const broken = watchForTrouble(context, page);
  // Whoever races with it may be done before it speaks.
  broken.catch(() => {});
  // The page may close before its dialog is dismissed.
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  await page.setViewport(VIEWPORT);
  await page.setUserAgent({
    userAgent: mobileAgent(await browser.version(), agent),
    userAgentMetadata: { platform: 'Android', platformVersion: '10', architecture: '', model: 'K', mobile: true },
  });
  await page.setBypassServiceWorker(true);
  await page.evaluateOnNewDocument(REFUSE_SERVICE_WORKERS);
  return { page, context, broken };
}

const REFUSE_SERVICE_WORKERS = `if (globalThis.ServiceWorkerContainer)
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'));`;

/** Reduced as Chromium itself does it: one device for all, and of the version only the first number. */
function mobileAgent(version: string, agent: string): string {
  const [, major = '0'] = /\/(\d+)/.exec(version) ?? [];
  return `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36 ${agent}`;
}

function watchForTrouble(context: BrowserContext, page: Page): Promise<never> {
  return new Promise((_, reject) => {
    let popups = 0;
    const onTarget = (target: Target) => {
      if (target === page.target() || target.type() !== 'page') return;
      popups += 1;
      if (popups > MAX_POPUPS) reject(new Error('The page opens windows without end'));
      void close(target);
    };
    context.on('targetcreated', onTarget);
    page.once('error', () => reject(new Error('The page crashed: it may need too much memory')));
    page.once('close', () => reject(new Error('The page closed itself')));
  });
}

async function close(target: Target): Promise<void> {
  // It may have closed itself meanwhile.
  const popup = await target.page().catch(() => null);
  await popup?.close().catch(() => {}); // The same.
}
