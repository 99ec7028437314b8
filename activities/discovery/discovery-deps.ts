import type { ArtifactsRepository } from '../../store/repositories/artifacts.js';
import type { LeadsRepository } from '../../store/repositories/leads.js';
import type { SearchProvider } from './providers/provider.js';

/** Visits a page with the crawler's own guard, robots rules and patience. */
export type VisitPage = (
  url: string,
  signal: AbortSignal,
) => Promise<{ ok: true; url: string; html: string } | { ok: false; reason: string }>;

export interface DiscoveryDeps {
  providers: readonly SearchProvider[];
  visitPage: VisitPage;
  leads: Pick<LeadsRepository, 'insert'>;
  artifacts: Pick<ArtifactsRepository, 'put' | 'get'>;
  now(): Date;
}
