import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { CrawlsRepository } from '../../store/crawl/crawls.js';
import type { OpenAccess } from '../open-site-headers.js';
import type { PageBrowser, ParseHtml, SpeedBrowser } from './ports.js';

export interface BrowserDeps {
  browser: SpeedBrowser;
  /** Lighthouse runs that one measurement may take, regardless of the request. @default 3 */
  maxSpeedRuns?: number;
  pages: PageBrowser;
  parseHtml: ParseHtml;
  /** @throws UrlNotAllowedError */
  checkUrl: (url: string) => URL;
  openAccess: OpenAccess;
  artifacts: Pick<ArtifactsRepository, 'put'>;
  crawls: Pick<CrawlsRepository, 'find' | 'streamDigests'>;
}
