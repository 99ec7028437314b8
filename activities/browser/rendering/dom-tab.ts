import type { CDPSession, Page } from 'puppeteer-core';
import { isAllowed, parseRobots } from '../../../domain/seo/robots/robots-rules.js';
import type { DomSettings, RenderedDom, SourcePage } from '../../dom-renderer.js';
import { continueWithHeaders, type PausedRequest } from '../chrome/send-site-headers.js';
import { NetworkActivity } from './network-activity.js';
import { SERIALIZE_DOCUMENT } from './serialize-document.js';

/** No network activity for this long: the page is idle. */
const IDLE_MS = 100;
const SCRIPT_LIMIT_MS = 2_000;
const ATTEMPTS = 3;
/** The effects of the last responses are done when the page is idle: on a busy machine that takes a while. */
const UNTIL_IDLE = `new Promise((resolve) => {
  const end = () => setTimeout(resolve, 0);
  if (globalThis.requestIdleCallback) requestIdleCallback(end, { timeout: 1000 });
  else end();
})`;
/** They yield neither links nor text. */
const UNWANTED = new Set(['Image', 'Media', 'Font', 'TextTrack', 'Prefetch', 'Ping', 'CSPViolationReport']);
/** What a page stores would change the next one: search engines visit each page without any state. */
const STORAGE = 'cookies,local_storage,indexeddb,cache_storage,service_workers,websql';

type Paused = PausedRequest & {
  resourceType: string;
  frameId: string;
};

/** A tab that shows one page after another; what they may load is decided request by request. */
export class DomTab {
  private source: SourcePage | null = null;
  private documents = 0;
  private mainFrame = '';

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
    private readonly activity: NetworkActivity,
    private readonly settings: DomSettings,
    private readonly isAllowedUrl: (url: string) => boolean,
  ) {}

  static async open(page: Page, settings: DomSettings): Promise<DomTab> {
    const session = await page.createCDPSession();
    const tab = new DomTab(page, session, await NetworkActivity.watch(session), settings, createRule(settings));
    // The tab may close while a request waits for its response.
    session.on('Fetch.requestPaused', (paused) => void tab.decide(paused as Paused).catch(() => {}));
    tab.mainFrame = (await session.send('Page.getFrameTree')).frameTree.frame.id;
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
    return tab;
  }

  /** @throws when the page crashes, hangs or does not let itself be read */
  async render(source: SourcePage, settleLimitMs: number): Promise<RenderedDom> {
    const { page, session } = this;
    this.source = source;
    this.documents = 0;
    this.activity.reset();
    const giveUpAt = Date.now() + settleLimitMs;
    const arrived = await inTime(page.goto(source.url, { waitUntil: 'domcontentloaded', timeout: settleLimitMs }));
    const { html, settled } = await this.readAtRest(giveUpAt);
    const url = page.url();
    // Best effort: an origin that cannot be cleared keeps what it has for the life of the tab.
    await session
      .send('Storage.clearDataForOrigin', { origin: this.settings.origin, storageTypes: STORAGE })
      .catch(() => {});
    return { html, url, documents: Math.max(1, this.documents), settled: arrived && settled };
  }

  /** The effects of the last responses may request more: it is waited for as well, on a busy machine too. */
  private async readAtRest(giveUpAt: number): Promise<{ html: string; settled: boolean }> {
    for (;;) {
      const isQuiet = await this.activity.rest(IDLE_MS, Math.max(IDLE_MS, giveUpAt - Date.now()));
      const before = this.activity.begun;
      const html = await readDocument(this.session);
      const settled = isQuiet && this.activity.begun === before && this.activity.isIdle;
      if (settled || Date.now() >= giveUpAt) return { html, settled };
    }
  }

  private async decide({ requestId, request, resourceType, frameId }: Paused): Promise<void> {
    const { session, source, settings } = this;
    if (resourceType === 'Document' && frameId === this.mainFrame) this.documents++;
    if (resourceType === 'Document' && source !== null && request.url === source.url) {
      this.source = null;
      const contentType = source.content_type ?? 'text/html';
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: contentType }],
        body: Buffer.from(source.body).toString('base64'),
      });
      return;
    }
    if (UNWANTED.has(resourceType) || !this.isAllowedUrl(request.url)) {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      return;
    }
    await continueWithHeaders(session, settings.site, { requestId, request });
  }
}

/** robots.txt speaks for its own origin; search engines load no script that it forbids either. */
function createRule({ robots, origin }: DomSettings): (url: string) => boolean {
  if (robots === null) return () => true;
  const rules = parseRobots(robots.text);
  return (url) => {
    if (originOf(url) !== origin) return true;
    const { pathname, search } = new URL(url);
    return isAllowed(rules, robots.agentToken, pathname + search);
  };
}

function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null; // Chromium requests nothing that it can't parse: this is only for safety.
  }
}

/** From an isolated world: what the page has put in place of the browser's own functions is not met there. */
async function readDocument(session: CDPSession): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { frameTree } = await session.send('Page.getFrameTree');
      const world = { frameId: frameTree.frame.id, worldName: 'reading' };
      const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
      await session.send('Runtime.evaluate', { expression: UNTIL_IDLE, contextId, awaitPromise: true });
      const asked = { expression: SERIALIZE_DOCUMENT, contextId, returnByValue: true, timeout: SCRIPT_LIMIT_MS };
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', asked);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return String(result.value);
    } catch (error) {
      // A script may replace the document while it is being read.
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** False when the time was up: what is there by then is read all the same. @throws what else goes wrong */
async function inTime(waiting: Promise<unknown>): Promise<boolean> {
  try {
    await waiting;
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false;
    // A navigation that another one overtook.
    if (error instanceof Error && error.message.includes('ERR_ABORTED')) return true;
    throw error;
  }
}
