import type { SearchConsolePort } from '../../../domain/search/search-console-port.js';
import type { ArtifactsRepository } from '../../../store/artifacts/artifacts.js';
import type { AuditsRepository } from '../../../store/audits/audits.js';
import type { FindingsRepository } from '../../../store/audits/findings.js';
import type { OperationsRepository } from '../../../store/operations/operations.js';
import type { InspectionQuotasRepository } from '../../../store/search/inspection-quotas.js';
import type { PageInspectionsRepository } from '../../../store/search/page-inspections.js';
import type { SiteVersionsRepository } from '../../../store/sites/site-versions.js';

export interface IndexingDeps {
  searchConsole: Pick<SearchConsolePort, 'listSitemaps' | 'inspectUrl'>;
  artifacts: Pick<ArtifactsRepository, 'put' | 'get'>;
  audits: Pick<AuditsRepository, 'list'>;
  findings: Pick<FindingsRepository, 'has' | 'stream'>;
  operations: Pick<OperationsRepository, 'find'>;
  pageInspections: PageInspectionsRepository;
  inspectionQuotas: InspectionQuotasRepository;
  siteVersions: Pick<SiteVersionsRepository, 'raise'>;
  now(): number;
}
