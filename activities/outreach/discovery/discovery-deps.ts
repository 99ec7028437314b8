import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { LeadsRepository } from '../../../store/outreach/campaigns/leads.js';
import type { SearchProvider } from './providers/provider.js';

/** Visits a page with the crawler's own guard, robots rules and patience. */
export type VisitPage = (
  url: string,
  signal: AbortSignal,
) => Promise<{ ok: true; url: string; html: string } | { ok: false; reason: string }>;

/** See CarefulVisits of the crawler: a URL that has ended its worker twice is not visited again. */
export interface DiscoveryVisits {
  isSetAside(url: string): boolean;
  visit<Result>(url: string, work: () => Promise<Result>): Promise<Result>;
}

export interface DiscoveryDeps {
  providers: readonly SearchProvider[];
  visitPage: VisitPage;
  /** The same for a feed. */
  visitFeed: VisitPage;
  /** @param id of the work, the same at each try */
  withVisits<Result>(id: string, work: (visits: DiscoveryVisits) => Promise<Result>): Promise<Result>;
  leads: Pick<LeadsRepository, 'insert'>;
  artifacts: Pick<ArtifactsRepository, 'put' | 'get'>;
  now(): Date;
}
