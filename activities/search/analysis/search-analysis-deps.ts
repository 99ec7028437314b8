import type { SearchConsolePort } from '../../../domain/search/search-console-port.js';
import type { FieldData, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import type { PublishEvent } from '../../../domain/webhooks/webhook-event.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { AuditsRepository } from '../../../store/audits/audits.js';
import type { CrawlsRepository } from '../../../store/crawl/crawls.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { InspectionQuotasRepository } from '../../../store/search/inspection-quotas.js';
import type { PageInspectionsRepository } from '../../../store/search/page-inspections.js';
import type { SiteVersionsRepository } from '../../../store/sites/site-versions.js';
import type { SitesRepository } from '../../../store/sites/sites.js';

export interface SearchAnalysisDeps {
  searchConsole: SearchConsolePort;
  /** Null where no key for the Chrome UX Report is set. */
  fieldData: { find(url: string, strategy: SpeedStrategy, signal: AbortSignal): Promise<FieldData | null> } | null;
  connections: Pick<ConnectionsRepository, 'find'>;
  artifacts: Pick<ArtifactsRepository, 'put' | 'get' | 'remove'>;
  audits: Pick<AuditsRepository, 'list'>;
  crawls: Pick<CrawlsRepository, 'find' | 'streamDigests'>;
  pageInspections: Pick<PageInspectionsRepository, 'put'>;
  inspectionQuotas: Pick<InspectionQuotasRepository, 'claim'>;
  operations: Pick<OperationsRepository, 'find' | 'findLatest'>;
  sites: Pick<SitesRepository, 'findBySite' | 'update'>;
  siteVersions: Pick<SiteVersionsRepository, 'raise'>;
  publish: PublishEvent;
  now(): number;
  /** Called with our own errors that lose one dimension. */
  onFailure(error: unknown): void;
}
