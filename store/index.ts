import type { Connection } from 'mongoose';
import { artifactChunkModel, artifactModel } from './artifacts/artifact-model.js';
import { createArtifactsRepository } from './artifacts/artifacts.js';
import { acceptanceModel } from './audits/acceptance-model.js';
import { createAcceptancesRepository } from './audits/acceptances.js';
import { auditModel } from './audits/audit-model.js';
import { auditRowsModel } from './audits/audit-rows-model.js';
import { createAuditsRepository } from './audits/audits.js';
import { checkSetModel } from './audits/check-set-model.js';
import { createCheckSetsRepository } from './audits/check-sets.js';
import { createCheckSettingsRepository } from './audits/check-settings.js';
import { checkSettingsModel } from './audits/check-settings-model.js';
import { createFindingsRepository } from './audits/findings.js';
import { ensureIndexes } from './base/connect.js';
import { createCrawlAccessRepository } from './crawl/crawl-access.js';
import { crawlAccessModel } from './crawl/crawl-access-model.js';
import { crawlLinkModel } from './crawl/crawl-link-model.js';
import { crawlLinkTargetModel } from './crawl/crawl-link-target-model.js';
import { createCrawlLinksRepository } from './crawl/crawl-links.js';
import { crawlModel } from './crawl/crawl-model.js';
import { crawlPageModel } from './crawl/crawl-page-model.js';
import { crawlUrlModel } from './crawl/crawl-url-model.js';
import { createCrawlsRepository } from './crawl/crawls.js';
import { workMarkModel } from './crawl/work-mark-model.js';
import { createWorkMarksRepository } from './crawl/work-marks.js';
import { dashboardAnswerModel } from './dashboard/dashboard-answer-model.js';
import { createDashboardAnswersRepository } from './dashboard/dashboard-answers.js';
import { dashboardUseModel } from './dashboard/dashboard-use-model.js';
import { healthSnapshotModel } from './dashboard/health-snapshot-model.js';
import { createHealthSnapshotsRepository } from './dashboard/health-snapshots.js';
import { strategicReportModel } from './dashboard/strategic-report-model.js';
import { createStrategicReportsRepository } from './dashboard/strategic-reports.js';
import { ALL_MIGRATIONS } from './migrations/all-migrations.js';
import { migrationLeaseModel } from './migrations/migration-lease-model.js';
import { migrationModel } from './migrations/migration-model.js';
import type { MigrationNote } from './migrations/run-migration.js';
import { runMigrations } from './migrations/run-migrations.js';
import { attemptModel } from './models/attempt-model.js';
import { auditLogModel } from './models/audit-log-model.js';
import { campaignModel } from './models/campaign-model.js';
import { duplicateClaimModel } from './models/duplicate-claim-model.js';
import { emailTemplateModel } from './models/email-template-model.js';
import { followUpModel } from './models/follow-up-model.js';
import { invitationModel } from './models/invitation-model.js';
import { leadModel } from './models/lead-model.js';
import { mailboxModel } from './models/mailbox-model.js';
import { membershipModel } from './models/membership-model.js';
import { modelDayModel } from './models/model-day-model.js';
import { outreachSliceModel } from './models/outreach-slice-model.js';
import { outreachSummaryModel } from './models/outreach-summary-model.js';
import { ownershipModel } from './models/ownership-model.js';
import { queueClaimModel } from './models/queue-claim-model.js';
import { queueItemModel } from './models/queue-item-model.js';
import { rateLimitModel } from './models/rate-limit-model.js';
import { replyModel } from './models/reply-model.js';
import { sendDayModel } from './models/send-day-model.js';
import { senderModel } from './models/sender-model.js';
import { senderStateModel } from './models/sender-state-model.js';
import { sessionModel } from './models/session-model.js';
import { suppressionModel } from './models/suppression-model.js';
import { webhookDeliveryModel } from './models/webhook-delivery-model.js';
import { webhookModel } from './models/webhook-model.js';
import { workspaceModel } from './models/workspace-model.js';
import { createIdempotencyRepository } from './operations/idempotency.js';
import { idempotencyModel } from './operations/idempotency-model.js';
import { operationEventModel } from './operations/operation-event-model.js';
import { operationModel } from './operations/operation-model.js';
import { operationPlaceModel } from './operations/operation-place-model.js';
import { createOperationsRepository } from './operations/operations.js';
import { createPageAnalysesRepository } from './pages/page-analyses.js';
import { pageAnalysisModel } from './pages/page-analysis-model.js';
import { reportBrandModel } from './reports/report-brand-model.js';
import { createReportBrandsRepository } from './reports/report-brands.js';
import { createAttemptsRepository } from './repositories/attempts.js';
import { createAuditLogRepository } from './repositories/audit-log.js';
import { createAwaitedMailsRepository } from './repositories/awaited-mails.js';
import { createCampaignErasuresRepository } from './repositories/campaign-erasures.js';
import { createCampaignsRepository } from './repositories/campaigns.js';
import { createEmailTemplatesRepository } from './repositories/email-templates.js';
import { createFollowUpsRepository } from './repositories/follow-ups.js';
import { createInvitationsRepository } from './repositories/invitations.js';
import { createLeadsRepository } from './repositories/leads.js';
import { createMailboxesRepository } from './repositories/mailboxes.js';
import { createMembershipsRepository } from './repositories/memberships.js';
import { createModelBudgetsRepository } from './repositories/model-budgets.js';
import { createOutreachReportsRepository } from './repositories/outreach-reports.js';
import { createOwnershipsRepository } from './repositories/ownerships.js';
import { createQueueItemsRepository } from './repositories/queue-items.js';
import { createRateLimitsRepository } from './repositories/rate-limits.js';
import { createRepliesRepository } from './repositories/replies.js';
import { createSealedSecretsRepository } from './repositories/sealed-secrets.js';
import { createSendSlotsRepository } from './repositories/send-slots.js';
import { createSenderStatesRepository } from './repositories/sender-states.js';
import { createSendersRepository } from './repositories/senders.js';
import { createSessionsRepository } from './repositories/sessions.js';
import { createSuppressionsRepository } from './repositories/suppressions.js';
import { createUserErasuresRepository } from './repositories/user-erasures.js';
import { createWebhookDeliveriesRepository } from './repositories/webhook-deliveries.js';
import { createWebhooksRepository } from './repositories/webhooks.js';
import { createWorkspacesRepository } from './repositories/workspaces.js';
import { connectRequestModel } from './search/connect-request-model.js';
import { createConnectRequestsRepository } from './search/connect-requests.js';
import { createConnectionSweepsRepository } from './search/connection-sweeps.js';
import { createConnectionsRepository } from './search/connections.js';
import { platformConnectionModel } from './search/platform-connection-model.js';
import { createSearchDataErasuresRepository } from './search/search-data-erasures.js';
import { siteModel } from './sites/site-model.js';
import { siteVersionModel } from './sites/site-version-model.js';
import { createSiteVersionsRepository } from './sites/site-versions.js';
import { createSitesRepository } from './sites/sites.js';

/** Every collection; ensureStore creates them and their indexes. */
export const MODELS = [
  acceptanceModel,
  artifactChunkModel,
  attemptModel,
  campaignModel,
  duplicateClaimModel,
  emailTemplateModel,
  reportBrandModel,
  followUpModel,
  leadModel,
  mailboxModel,
  outreachSliceModel,
  outreachSummaryModel,
  queueClaimModel,
  queueItemModel,
  replyModel,
  sendDayModel,
  senderModel,
  senderStateModel,
  dashboardAnswerModel,
  dashboardUseModel,
  siteVersionModel,
  healthSnapshotModel,
  siteModel,
  suppressionModel,
  migrationLeaseModel,
  migrationModel,
  webhookDeliveryModel,
  webhookModel,
  artifactModel,
  auditModel,
  auditRowsModel,
  checkSetModel,
  checkSettingsModel,
  connectRequestModel,
  crawlAccessModel,
  crawlModel,
  crawlPageModel,
  crawlLinkModel,
  crawlLinkTargetModel,
  crawlUrlModel,
  idempotencyModel,
  modelDayModel,
  operationEventModel,
  operationPlaceModel,
  operationModel,
  ownershipModel,
  pageAnalysisModel,
  strategicReportModel,
  platformConnectionModel,
  rateLimitModel,
  sessionModel,
  workMarkModel,
  workspaceModel,
  membershipModel,
  invitationModel,
  auditLogModel,
] as const;

export function createStore(connection: Connection) {
  return {
    acceptances: createAcceptancesRepository(connection),
    artifacts: createArtifactsRepository(connection),
    audits: createAuditsRepository(connection),
    checkSets: createCheckSetsRepository(connection),
    checkSettings: createCheckSettingsRepository(connection),
    connectRequests: createConnectRequestsRepository(connection),
    connections: createConnectionsRepository(connection),
    crawlAccess: createCrawlAccessRepository(connection),
    crawls: createCrawlsRepository(connection),
    crawlLinks: createCrawlLinksRepository(connection),
    findings: createFindingsRepository(connection),
    idempotency: createIdempotencyRepository(connection),
    modelBudgets: createModelBudgetsRepository(connection),
    operations: createOperationsRepository(connection),
    strategicReports: createStrategicReportsRepository(connection),
    ownerships: createOwnershipsRepository(connection),
    pageAnalyses: createPageAnalysesRepository(connection),
    ...createOutreachStore(connection),
    rateLimits: createRateLimitsRepository(connection),
    sessions: createSessionsRepository(connection),
    dashboardAnswers: createDashboardAnswersRepository(connection),
    siteVersions: createSiteVersionsRepository(connection),
    healthSnapshots: createHealthSnapshotsRepository(connection),
    sites: createSitesRepository(connection),
    webhookDeliveries: createWebhookDeliveriesRepository(connection),
    webhooks: createWebhooksRepository(connection),
    workMarks: createWorkMarksRepository(connection),
    workspaces: createWorkspacesRepository(connection),
    memberships: createMembershipsRepository(connection),
    invitations: createInvitationsRepository(connection),
    auditLog: createAuditLogRepository(connection),
    ...createWalks(connection),
    /** Answers when the database does. */
    ping: async (): Promise<void> => {
      await connection.db?.admin().command({ ping: 1 });
    },
    /**
     * Makes what is missing, and brings stored records into today's shape.
     * @param note what migrations do, for the log
     */
    ensure: async (note?: (note: MigrationNote) => void): Promise<void> => {
      await ensureIndexes(MODELS.map((model) => model(connection)));
      await runMigrations(connection, ALL_MIGRATIONS, note ? { note } : {});
    },
  };
}

function createOutreachStore(connection: Connection) {
  return {
    attempts: createAttemptsRepository(connection),
    awaitedMails: createAwaitedMailsRepository(connection),
    campaigns: createCampaignsRepository(connection),
    emailTemplates: createEmailTemplatesRepository(connection),
    reportBrands: createReportBrandsRepository(connection),
    followUps: createFollowUpsRepository(connection),
    leads: createLeadsRepository(connection),
    mailboxes: createMailboxesRepository(connection),
    outreachReports: createOutreachReportsRepository(connection),
    queueItems: createQueueItemsRepository(connection),
    replies: createRepliesRepository(connection),
    sendSlots: createSendSlotsRepository(connection),
    senders: createSendersRepository(connection),
    senderStates: createSenderStatesRepository(connection),
    suppressions: createSuppressionsRepository(connection),
  };
}

/** What goes over records of many kinds, or of all users. */
function createWalks(connection: Connection) {
  return {
    connectionSweeps: createConnectionSweepsRepository(connection),
    sealedSecrets: createSealedSecretsRepository(connection),
    campaignErasures: createCampaignErasuresRepository(connection),
    searchDataErasures: createSearchDataErasuresRepository(connection),
    userErasures: createUserErasuresRepository(connection, MODELS),
  };
}

export type Store = ReturnType<typeof createStore>;
