import type { Check } from '../../domain/seo/checks/check.js';
import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';
import type { CrawlsRepository } from '../../store/repositories/crawls.js';
import type { HttpFetcher, OpenSocket } from './ports.js';

export interface CrawlDeps {
  fetcher: HttpFetcher;
  openSocket: OpenSocket;
  crawls: CrawlsRepository;
  artifacts: Pick<ArtifactsRepository, 'put' | 'get'>;
  hashUrl: (url: string) => string;
  /** Page checks, run while the parsed page is at hand. */
  checks: readonly Check[];
  /** The product token that robots.txt groups are matched with. */
  agentToken: string;
  concurrency: number;
  retentionDays: number;
  now: () => number;
  randomWord: () => string;
}
