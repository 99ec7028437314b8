import type { Browser, BrowserContext, Page, Target } from 'puppeteer-core';
import type { SiteHeaders } from '../../site-headers.js';
import { type Device, RENDERING_PHONE } from './devices.js';
import { sendSiteHeaders } from './send-site-headers.js';

const MAX_POPUPS = 20;

export interface GuardedPage {
  page: Page;
  context: BrowserContext;
  /** Rejects when the page crashes or does what no page should; never resolves. */
  broken: Promise<never>;
}

/**
 * A tab with its own profile and a device's view (a phone by default), in which dialogs are dismissed and other
 * windows, downloads and service workers are blocked; requests to `site` carry its headers. Permissions and downloads
 * are also denied by the browser's flags and preferences.
 */
export async function openGuardedPage(
  browser: Browser,
  agent: string,
  { device = RENDERING_PHONE, site = null }: { device?: Device; site?: SiteHeaders | null } = {},
): Promise<GuardedPage> {
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
  const page = await context.newPage();
  const broken = watchForTrouble(context, page);
  // It may reject before anything awaits it.
  broken.catch(() => {});
  // The page may close before its dialog is dismissed.
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  await page.setViewport(device.viewport);
  await page.setUserAgent(describeAgent(await browser.version(), agent, device));
  await page.setBypassServiceWorker(true);
  await page.evaluateOnNewDocument(REFUSE_SERVICE_WORKERS);
  if (site) await sendSiteHeaders(await page.createCDPSession(), site);
  return { page, context, broken };
}

const REFUSE_SERVICE_WORKERS = `if (globalThis.ServiceWorkerContainer)
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Refused', 'SecurityError'));`;

/**
 * Reduced as Chromium itself does it: one device for all, and of the version only the first number. An agent that is a
 * browser's whole name, such as Googlebot's, takes the place of it.
 */
function describeAgent(version: string, agent: string, { isMobile }: Device) {
  const [, major = '0'] = /\/(\d+)/.exec(version) ?? [];
  const [system, mobile] = isMobile ? ['Linux; Android 10; K', 'Mobile '] : ['X11; Linux x86_64', ''];
  return {
    userAgent: agent.includes(' Chrome/')
      ? agent
      : `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 ${mobile}Safari/537.36 ${agent}`,
    userAgentMetadata: {
      platform: isMobile ? 'Android' : 'Linux',
      platformVersion: isMobile ? '10' : '',
      architecture: isMobile ? '' : 'x86',
      model: isMobile ? 'K' : '',
      mobile: isMobile,
    },
  };
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
