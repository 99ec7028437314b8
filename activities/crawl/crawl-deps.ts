import type { ReportCheckFailures } from '../../domain/seo/report-check-failures.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { CrawlsRepository } from '../../store/crawl/crawls.js';
import type { WorkMarksRepository } from '../../store/crawl/work-marks.js';
import type { DomRenderer } from '../dom-renderer.js';
import type { OpenAccess } from '../open-site-headers.js';
import type { HttpFetcher, OpenSocket } from './ports.js';
import type { PageReader } from './read/page-reader.js';

export interface CrawlDeps {
  fetcher: HttpFetcher;
  openSocket: OpenSocket;
  /** Null where this worker has no browser. */
  renderer: DomRenderer | null;
  crawls: CrawlsRepository;
  workMarks: WorkMarksRepository;
  artifacts: Pick<ArtifactsRepository, 'put' | 'get' | 'putPacked'>;
  hashUrl: (url: string) => string;
  /** Parses and judges what was fetched. */
  pages: PageReader;
  reportCheckFailures: ReportCheckFailures;
  /** What `pages` parses by: see parserVersion. */
  parserVersion: string;
  /** Names the checks that `pages` judges by: another one judges unchanged pages anew. */
  judgeVersion: string;
  /** The product token that robots.txt groups are matched with. */
  agentToken: string;
  /** The User-Agent header that `fetcher` sends. */
  userAgent: string;
  openAccess: OpenAccess;
  concurrency: number;
  retentionDays: number;
  now: () => number;
  randomWord: () => string;
}
