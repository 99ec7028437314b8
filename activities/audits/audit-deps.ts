import type { ReportError } from '../../domain/base/report-error.js';
import type { Check } from '../../domain/seo/checks/check.js';
import type { ReportCheckFailures } from '../../domain/seo/report-check-failures.js';
import type { PublishEvent } from '../../domain/webhooks/webhook-event.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { AcceptancesRepository } from '../../store/audits/acceptances.js';
import type { AuditsRepository } from '../../store/audits/audits.js';
import type { FindingsRepository } from '../../store/audits/findings.js';
import type { CrawlLinksRepository } from '../../store/crawl/crawl-links.js';
import type { CrawlsRepository } from '../../store/crawl/crawls.js';
import type { HealthSnapshotsRepository } from '../../store/dashboard/health-snapshots.js';
import type { OperationsRepository } from '../../store/operations/operations.js';
import type { SiteVersionsRepository } from '../../store/sites/site-versions.js';

export interface AuditDeps {
  acceptances: Pick<AcceptancesRepository, 'list' | 'noteEvidence' | 'noteAudit'>;
  crawls: Pick<CrawlsRepository, 'find' | 'streamDigests' | 'streamPages'>;
  crawlLinks: Pick<
    CrawlLinksRepository,
    'readIndex' | 'saveIndex' | 'addPart' | 'streamBucket' | 'urlsByBucket' | 'addTargets'
  >;
  artifacts: Pick<ArtifactsRepository, 'put' | 'get'>;
  audits: Pick<AuditsRepository, 'record' | 'findPrevious' | 'replaceScores'>;
  findings: Pick<FindingsRepository, 'save' | 'stream'>;
  operations: Pick<OperationsRepository, 'find'>;
  healthSnapshots: Pick<HealthSnapshotsRepository, 'put'>;
  siteVersions: Pick<SiteVersionsRepository, 'raise'>;
  checks: readonly Check[];
  reportCheckFailures: ReportCheckFailures;
  reportError: ReportError;
  publish: PublishEvent;
  now: () => number;
}
