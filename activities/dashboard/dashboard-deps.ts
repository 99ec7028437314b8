import type { PublishEvent } from '../../domain/webhooks/webhook-event.js';
import type { ArtifactsRepository } from '../../store/artifacts/artifacts.js';
import type { AuditsRepository } from '../../store/audits/audits.js';
import type { CheckSetsRepository } from '../../store/audits/check-sets.js';
import type { CheckSettingsRepository } from '../../store/audits/check-settings.js';
import type { DashboardAnswersRepository } from '../../store/dashboard/dashboard-answers.js';
import type { HealthSnapshotsRepository } from '../../store/dashboard/health-snapshots.js';
import type { OperationsRepository } from '../../store/operations/operations.js';
import type { ConnectionsRepository } from '../../store/search/connections.js';
import type { SiteVersionsRepository } from '../../store/sites/site-versions.js';
import type { SitesRepository } from '../../store/sites/sites.js';

export interface DashboardDeps {
  artifacts: Pick<ArtifactsRepository, 'get' | 'put'>;
  audits: Pick<AuditsRepository, 'list'>;
  checkSets: Pick<CheckSetsRepository, 'find'>;
  checkSettings: Pick<CheckSettingsRepository, 'find'>;
  connections: Pick<ConnectionsRepository, 'find' | 'all'>;
  dashboardAnswers: Pick<DashboardAnswersRepository, 'dropSite'>;
  healthSnapshots: Pick<HealthSnapshotsRepository, 'put'>;
  operations: Pick<OperationsRepository, 'find'>;
  sites: Pick<SitesRepository, 'find'>;
  siteVersions: Pick<SiteVersionsRepository, 'raise'>;
  publish: PublishEvent;
  now(): Date;
}
