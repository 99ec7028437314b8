import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserDeps } from '../activities/browser/browser-deps.js';
import { createStartPageCamera } from '../activities/browser/camera/start-page-camera.js';
import { findChrome } from '../activities/browser/chrome/find-chrome.js';
import { sweepOrphans } from '../activities/browser/chrome/sweep-orphans.js';
import { createLighthouseRunner } from '../activities/browser/lighthouse/lighthouse-runner.js';
import type { ParseHtml, StartPageCamera } from '../activities/browser/ports.js';
import { createPdfPrinter, type PrintPdf } from '../activities/browser/printing/pdf-printer.js';
import { createDomRenderer } from '../activities/browser/rendering/dom-renderer.js';
import { createPageRenderer } from '../activities/browser/rendering/page-renderer.js';
import { looksLikeHtml, parsePage } from '../activities/crawl/read/parse-page.js';
import type { DomRenderer } from '../activities/dom-renderer.js';
import type { Config } from '../platform/config.js';
import type { Logger } from '../platform/logger.js';
import { startFilteringProxy } from '../platform/network/filtering-proxy.js';
import type { NetworkGuard } from '../platform/network/network-guard.js';

const MAX_TMPDIR_CHARS = 18;

export interface BrowserWiring {
  deps: Omit<BrowserDeps, 'artifacts' | 'crawls' | 'openAccess'> & { printPdf: PrintPdf; camera: StartPageCamera };
  domRenderer: DomRenderer;
  close(): Promise<void>;
}

/** The browser behind its filtering proxy. What a worker that was killed left behind is cleaned up first. */
export async function startBrowserWiring(config: Config, guard: NetworkGuard, logger: Logger): Promise<BrowserWiring> {
  const parentDir = join(shortTmpdir(), 'linkwright-browser');
  await mkdir(parentDir, { recursive: true });
  logger.info(await sweepOrphans(parentDir), 'browsers of dead workers swept');
  const chromePath = await findChrome(config.CHROME_PATH);
  if (chromePath === null) logger.warn('no Chromium: page speed will not be measured, nor pages rendered');
  const proxy = config.BROWSER_PROXY_URL ? null : await startFilteringProxy({ guard });
  const proxyUrl = config.BROWSER_PROXY_URL ?? proxy?.url ?? '';
  const options = { chromePath, proxyUrl, noSandbox: config.CHROME_NO_SANDBOX, parentDir };
  return {
    deps: {
      browser: createLighthouseRunner(options),
      maxSpeedRuns: config.LIGHTHOUSE_RUNS,
      pages: createPageRenderer({ ...options, agent: config.CRAWL_USER_AGENT }),
      camera: createStartPageCamera({ ...options, agent: config.CRAWL_USER_AGENT }),
      printPdf: createPdfPrinter(options),
      parseHtml,
      checkUrl: guard.checkUrl,
    },
    domRenderer: createDomRenderer(options),
    close: async () => proxy?.close(),
  };
}

const parseHtml: ParseHtml = ({ url, body, contentType }) => {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase() ?? null;
  return looksLikeHtml(mediaType, body) ? parsePage({ url, body, contentType, targetKeywords: [] }) : null;
};

/** The path of a socket holds 107 bytes (unix(7)), and Chromium's own names below its folder take 89 of them. */
function shortTmpdir(): string {
  return tmpdir().length <= MAX_TMPDIR_CHARS ? tmpdir() : '/tmp';
}
