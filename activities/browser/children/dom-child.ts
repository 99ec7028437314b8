import { type Browser, connect } from 'puppeteer-core';
import type { DomSettings, RenderedDom, SourcePage } from '../../dom-renderer.js';
import { type GuardedPage, openGuardedPage } from '../chrome/guard-page.js';
import type { DomJob, DomReply, DomRequest } from '../rendering/dom-job.js';
import { DomTab } from '../rendering/dom-tab.js';

/** A tab is closed after this many pages, so that what they leave behind does not accumulate. */
const PAGES_PER_TAB = 50;
const CLOSE_LIMIT_MS = 2_000;

interface OpenTab {
  tab: DomTab;
  guarded: GuardedPage;
  pages: number;
}

/** A process of its own that renders the pages of a crawl in the browser that the parent started, several tabs at once. */
class DomChild {
  private readonly idle: OpenTab[] = [];
  private settings: DomSettings | null = null;

  constructor(
    private readonly browser: Browser,
    private readonly job: DomJob,
  ) {}

  configure(settings: DomSettings): void {
    this.settings = settings;
  }

  async render(page: SourcePage): Promise<RenderedDom> {
    const open = this.idle.pop() ?? (await this.openInTime());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The page did not come to rest in time')), this.job.pageLimitMs);
    });
    // Promise.race uses only the first to settle.
    late.catch(() => {});
    try {
      const dom = await Promise.race([open.tab.render(page, this.job.settleLimitMs), open.guarded.broken, late]);
      open.pages++;
      if (open.pages < PAGES_PER_TAB) this.idle.push(open);
      else await close(open);
      return dom;
    } catch (error) {
      await close(open);
      return { error: error instanceof Error ? error.message : String(error) };
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * When a tab's process dies while it opens, the browser never responds to the pending calls. That can't be
   * distinguished from a browser that hangs, so this process ends and the parent continues with a new browser.
   */
  private async openInTime(): Promise<OpenTab> {
    const timer = setTimeout(() => process.exit(1), this.job.openLimitMs);
    try {
      return await this.open();
    } finally {
      clearTimeout(timer);
    }
  }

  private async open(): Promise<OpenTab> {
    if (!this.settings) throw new Error('Settings come before pages');
    const guarded = await openGuardedPage(this.browser, this.settings.agent);
    return { guarded, tab: await DomTab.open(guarded.page, this.settings), pages: 0 };
  }
}

/** A tab that does not close is left to the end of the browser. */
async function close({ guarded }: OpenTab): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS).unref());
  await Promise.race([guarded.context.close().catch(() => {}), limit]); // It may have closed already.
}

async function run(job: DomJob): Promise<void> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${job.port}`, defaultViewport: null });
  // Its pages are lost with it: the parent sees that this process exited.
  browser.once('disconnected', () => process.exit(1));
  const child = new DomChild(browser, job);
  process.on('message', (request: DomRequest) => {
    if ('settings' in request) {
      child.configure(request.settings);
      return;
    }
    const { id, page } = request;
    void child
      .render(page)
      .catch((error: unknown): RenderedDom => ({ error: error instanceof Error ? error.message : String(error) }))
      .then((dom) => process.send?.({ id, dom } satisfies DomReply));
  });
  process.send?.({ connected: true });
}

// The parent died: no one waits for the response, and the next sweep removes the browser.
process.once('disconnect', () => process.exit(1));

await run(JSON.parse(process.argv[2] ?? '{}'));
