import type { RecordLinkCheck } from '../../domain/outreach/links/pending-link.js';
import type { HostTurnsRepository } from '../../store/crawl/host-turns.js';
import type { KnownRobotsRepository } from '../../store/crawl/known-robots.js';
import type { PlacedLinksRepository } from '../../store/outreach/links/placed-links.js';
import type { HttpFetcher } from './ports.js';

export interface LinkCheckDeps {
  fetcher: HttpFetcher;
  /** The product token that robots.txt groups are matched with. */
  agentToken: string;
  hostTurns: HostTurnsRepository;
  knownRobots: KnownRobotsRepository;
  placedLinks: Pick<PlacedLinksRepository, 'findAny' | 'release'>;
  recordLinkCheck: RecordLinkCheck;
  /** Between two requests to one host, whatever they are for. @default 10,000 */
  spacingMs?: number;
  /** Until a turn comes. @default waitOrAbort */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
}
