import type { CompetitorSources } from '../../domain/dashboard/competitors/competitor-sources.js';
import type { OperationRef } from '../../domain/operations/operation-ref.js';
import type { Acceptor } from '../../domain/seo/acceptance/acceptor.js';
import type { Check, SiteArtifacts } from '../../domain/seo/checks/check.js';
import type { ReportCheckFailures } from '../../domain/seo/report-check-failures.js';
import type { Site } from '../../domain/sites/site.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { AuditsRepository } from '../../store/audits/audits.js';
import type { HealthSnapshotsRepository } from '../../store/dashboard/health-snapshots.js';
import type { StrategicReportsRepository } from '../../store/dashboard/strategic-reports.js';
import type { OperationsRepository } from '../../store/operations/operations.js';
import type { PageAnalysesRepository } from '../../store/pages/page-analyses.js';
import type { SiteVersionsRepository } from '../../store/sites/site-versions.js';
import type { SitesRepository } from '../../store/sites/sites.js';

export interface CrawlReference {
  user_id: OwnerId;
  crawl_id: string;
  crawl_incomplete: boolean;
}

/** Reads a crawl back from the store. @throws DomainError `not_found` when it is no longer kept */
export type ReadSite = (crawl: CrawlReference) => Promise<SiteArtifacts>;

export interface AnalysisDeps {
  artifacts: Pick<ArtifactsRepository, 'put' | 'get'>;
  operations: Pick<OperationsRepository, 'find'>;
  pageAnalyses: Pick<PageAnalysesRepository, 'put' | 'find'>;
  readSite: ReadSite;
  audits: Pick<AuditsRepository, 'list'>;
  sites: Pick<SitesRepository, 'findBySite'>;
  healthSnapshots: Pick<HealthSnapshotsRepository, 'list'>;
  strategicReports: Pick<StrategicReportsRepository, 'put' | 'listBefore'>;
  siteVersions: Pick<SiteVersionsRepository, 'raise'>;
  /** What the operation's user accepted of a site, as it is now. */
  openAcceptor(operation: OperationRef, site: string, audit_kind: string): Promise<Acceptor>;
  /** What is stored of the competitors of a site. */
  loadCompetitors(user_id: OwnerId, asked: { site: string; watched: Site | null }): Promise<CompetitorSources>;
  /** The name of the embedding model that is set; null where pages are compared by their words. */
  embeddingModel: string | null;
  checks: readonly Check[];
  reportCheckFailures: ReportCheckFailures;
  now: () => number;
}
