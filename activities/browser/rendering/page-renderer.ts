import { DomainError } from '../../../domain/base/errors.js';
import { describeAgent } from '../../../domain/crawl/crawl-agent.js';
import { VISIT_SECONDS } from '../../../domain/operations/visit-budgets.js';
import type { SiteHeaders } from '../../site-headers.js';
import { VisitEnd } from '../../visit-end.js';
import { PAGE_MEMORY_BYTES, watchMemory } from '../chrome/memory-watch.js';
import { runChild } from '../chrome/run-child.js';
import { type BrowserOptions, withBrowser } from '../chrome/with-browser.js';
import type { LoadedPage, PageBrowser } from '../ports.js';
import type { LoadOptions } from './load-page.js';
import type { RenderMessage } from './render-job.js';

const DEFAULT_PAGE_LIMIT_MS = 15_000;
const DEFAULT_SETTLE_LIMIT_MS = 8_000;
/** Opening and closing a tab comes on top of what a page may take; and it is what the child has to start. */
const PAGE_GRACE_MS = 8_000;
const START_GRACE_MS = 25_000;
const HEAP_LIMIT_MB = 512;

export interface PageRendererOptions extends BrowserOptions, Partial<LoadOptions> {
  agent: string;
  /** For all pages of one call. @default as domain/operations/visit-budgets.ts */
  budgetSeconds?: number;
  /** For one page's process. @default 1 GB */
  memoryLimitBytes?: number;
}

/**
 * Loads pages in a phone's view, one after another in one browser, each in a profile of its own. A page that crashes
 * the browser or the child fails alone: later ones get a new browser. Pages that there was no time for say so. However
 * a run ends, none of its processes or files are left.
 */
export function createPageRenderer(options: PageRendererOptions): PageBrowser {
  return {
    async load({ urls, userAgent = 'own', site = null, signal }) {
      const { userAgent: agent } = describeAgent(userAgent, { userAgent: options.agent, agentToken: '' });
      const visitor = { ...options, agent, site };
      const pages: LoadedPage[] = [];
      const end = new VisitEnd(options.budgetSeconds ?? VISIT_SECONDS.renderPages, signal);
      try {
        while (pages.length < urls.length && !end.isOver) {
          const rest = urls.slice(pages.length);
          await end.orNull(() => loadSome(visitor, rest, end.signal, (page) => pages.push(page)));
          const culprit = urls[pages.length];
          if (culprit !== undefined && !end.isOver) pages.push(lostPage(culprit));
        }
      } finally {
        end.clear();
      }
      const late = `Timed out after ${end.seconds} seconds`;
      return [...pages, ...urls.slice(pages.length).map((url) => ({ ...lostPage(url), error: late }))];
    },
  };
}

/** Loads as many of the pages as the browser survives. */
async function loadSome(
  options: PageRendererOptions & { site: SiteHeaders | null },
  urls: readonly string[],
  signal: AbortSignal,
  onPage: (page: LoadedPage) => void,
): Promise<void> {
  const { pageLimitMs = DEFAULT_PAGE_LIMIT_MS, settleLimitMs = DEFAULT_SETTLE_LIMIT_MS, agent, site } = options;
  const { memoryLimitBytes = PAGE_MEMORY_BYTES } = options;
  const deadlineMs = START_GRACE_MS + urls.length * (pageLimitMs + PAGE_GRACE_MS);
  const stuck = new DomainError('timeout', 'The browser does not respond');
  const bounds = { deadlineMs, lateMessage: 'The pages could not be rendered in time', signal };
  await withBrowser(options, bounds, async (run) => {
    const unwatch = watchMemory(run.folder.root, memoryLimitBytes);
    const controller = new AbortController();
    const onAbort = () => controller.abort(run.signal.reason);
    run.signal.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => controller.abort(stuck), pageLimitMs + PAGE_GRACE_MS);
    const onMessage = (message: unknown) => {
      timer.refresh();
      if (isRenderMessage(message)) onPage(message.page);
    };
    const job = { port: run.port, urls, agent, pageLimitMs, settleLimitMs };
    try {
      await runChild({
        script: 'render-child',
        job,
        secret: { site },
        heapLimitMb: HEAP_LIMIT_MB,
        signal: controller.signal,
        onMessage,
      });
    } catch (error) {
      if (error !== stuck) throw error;
    } finally {
      clearTimeout(timer);
      unwatch();
      run.signal.removeEventListener('abort', onAbort);
    }
  });
}

function lostPage(url: string): LoadedPage {
  return {
    url,
    source_url: url,
    final_url: url,
    script_redirect: null,
    documents: 0,
    status: 0,
    error: 'The browser did not survive the page',
    duration_ms: 0,
    source: null,
    dom: null,
    layout: null,
  };
}

function isRenderMessage(message: unknown): message is RenderMessage {
  return typeof message === 'object' && message !== null && 'page' in message;
}
