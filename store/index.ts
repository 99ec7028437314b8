import type { Connection } from 'mongoose';
import { apiTokenModel } from './accounts/api-token-model.js';
import { createApiTokensRepository } from './accounts/api-tokens.js';
import { rateLimitModel } from './accounts/rate-limit-model.js';
import { createRateLimitsRepository } from './accounts/rate-limits.js';
import { sessionModel } from './accounts/session-model.js';
import { createSessionsRepository } from './accounts/sessions.js';
import { createUserErasuresRepository } from './accounts/user-erasures.js';
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
import { createPageTablesRepository } from './audits/page-tables.js';
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
import { hostTurnModel } from './crawl/host-turn-model.js';
import { createHostTurnsRepository } from './crawl/host-turns.js';
import { createKnownRobotsRepository } from './crawl/known-robots.js';
import { knownRobotsModel } from './crawl/known-robots-model.js';
import { workMarkModel } from './crawl/work-mark-model.js';
import { createWorkMarksRepository } from './crawl/work-marks.js';
import { dashboardAnswerModel } from './dashboard/dashboard-answer-model.js';
import { createDashboardAnswersRepository } from './dashboard/dashboard-answers.js';
import { dashboardUseModel } from './dashboard/dashboard-use-model.js';
import { healthSnapshotModel } from './dashboard/health-snapshot-model.js';
import { createHealthSnapshotsRepository } from './dashboard/health-snapshots.js';
import { strategicReportModel } from './dashboard/strategic-report-model.js';
import { createStrategicReportsRepository } from './dashboard/strategic-reports.js';
import { createModelBudgetsRepository } from './llm/model-budgets.js';
import { modelDayModel } from './llm/model-day-model.js';
import { ALL_MIGRATIONS } from './migrations/all-migrations.js';
import { migrationLeaseModel } from './migrations/migration-lease-model.js';
import { migrationModel } from './migrations/migration-model.js';
import type { MigrationNote } from './migrations/run-migration.js';
import { runMigrations } from './migrations/run-migrations.js';
import { mailAddressModel } from './notifications/mail-address-model.js';
import { createMailAddressesRepository } from './notifications/mail-addresses.js';
import { notificationChoiceModel } from './notifications/notification-choice-model.js';
import { createNotificationChoicesRepository } from './notifications/notification-choices.js';
import { notificationMailModel } from './notifications/notification-mail-model.js';
import { createNotificationMailsRepository } from './notifications/notification-mails.js';
import { createIdempotencyRepository } from './operations/idempotency.js';
import { idempotencyModel } from './operations/idempotency-model.js';
import { operationEventModel } from './operations/operation-event-model.js';
import { operationModel } from './operations/operation-model.js';
import { operationPlaceModel } from './operations/operation-place-model.js';
import { createOperationsRepository } from './operations/operations.js';
import { createCampaignErasuresRepository } from './outreach/campaigns/campaign-erasures.js';
import { campaignModel } from './outreach/campaigns/campaign-model.js';
import { createCampaignOverviewsRepository } from './outreach/campaigns/campaign-overviews.js';
import { createCampaignsRepository } from './outreach/campaigns/campaigns.js';
import { leadModel } from './outreach/campaigns/lead-model.js';
import { createLeadsRepository } from './outreach/campaigns/leads.js';
import { createOutreachReportsRepository } from './outreach/campaigns/outreach-reports.js';
import { outreachSliceModel } from './outreach/campaigns/outreach-slice-model.js';
import { outreachSummaryModel } from './outreach/campaigns/outreach-summary-model.js';
import { inboxThreadModel } from './outreach/inbox/inbox-thread-model.js';
import { createInboxThreadsRepository } from './outreach/inbox/inbox-threads.js';
import { linkCheckModel } from './outreach/links/link-check-model.js';
import { createLinkChecksRepository } from './outreach/links/link-checks.js';
import { placedLinkModel } from './outreach/links/placed-link-model.js';
import { createPlacedLinksRepository } from './outreach/links/placed-links.js';
import { createAwaitedMailsRepository } from './outreach/replies/awaited-mails.js';
import { replyAdjustmentModel } from './outreach/replies/learning/reply-adjustment-model.js';
import { replyCorrectionModel } from './outreach/replies/learning/reply-correction-model.js';
import { createReplyLearningRepository } from './outreach/replies/learning/reply-learning.js';
import { mailboxModel } from './outreach/replies/mailbox-model.js';
import { createMailboxesRepository } from './outreach/replies/mailboxes.js';
import { createRepliesRepository } from './outreach/replies/replies.js';
import { replyModel } from './outreach/replies/reply-model.js';
import { attemptModel } from './outreach/sending/attempt-model.js';
import { createAttemptsRepository } from './outreach/sending/attempts.js';
import { createCampaignMailboxesRepository } from './outreach/sending/campaign-mailboxes.js';
import { createCampaignMailsRepository } from './outreach/sending/campaign-mails.js';
import { dmarcReportModel } from './outreach/sending/dmarc-report-model.js';
import { createDmarcReportsRepository } from './outreach/sending/dmarc-reports.js';
import { duplicateClaimModel } from './outreach/sending/duplicate-claim-model.js';
import { followUpModel } from './outreach/sending/follow-up-model.js';
import { createFollowUpsRepository } from './outreach/sending/follow-ups.js';
import { createForecastMailsRepository } from './outreach/sending/forecast-mails.js';
import { mailboxGrantModel } from './outreach/sending/mailbox-grant-model.js';
import { createMailboxGrantsRepository } from './outreach/sending/mailbox-grants.js';
import { queueClaimModel } from './outreach/sending/queue-claim-model.js';
import { queueItemModel } from './outreach/sending/queue-item-model.js';
import { createQueueItemsRepository } from './outreach/sending/queue-items.js';
import { createQueueRotationRepository } from './outreach/sending/queue-rotation.js';
import { sendDayModel } from './outreach/sending/send-day-model.js';
import { createSendSlotsRepository } from './outreach/sending/send-slots.js';
import { senderModel } from './outreach/sending/sender-model.js';
import { senderStateModel } from './outreach/sending/sender-state-model.js';
import { createSenderStatesRepository } from './outreach/sending/sender-states.js';
import { createSendersRepository } from './outreach/sending/senders.js';
import { createSequencePlacesRepository } from './outreach/sending/sequence-places.js';
import { createSequencesRepository } from './outreach/sending/sequences.js';
import { suppressionModel } from './outreach/sending/suppression-model.js';
import { createSuppressionsRepository } from './outreach/sending/suppressions.js';
import { variantTestModel } from './outreach/sending/variants/variant-test-model.js';
import { createVariantTestsRepository } from './outreach/sending/variants/variant-tests.js';
import { createWaitingMailsRepository } from './outreach/sending/waiting-mails.js';
import { emailTemplateModel } from './outreach/writing/email-template-model.js';
import { createEmailTemplatesRepository } from './outreach/writing/email-templates.js';
import { ownershipModel } from './ownership/ownership-model.js';
import { createOwnershipsRepository } from './ownership/ownerships.js';
import { createPageAnalysesRepository } from './pages/page-analyses.js';
import { pageAnalysisModel } from './pages/page-analysis-model.js';
import { reportBrandModel } from './reports/report-brand-model.js';
import { createReportBrandsRepository } from './reports/report-brands.js';
import { connectRequestModel } from './search/connect-request-model.js';
import { createConnectRequestsRepository } from './search/connect-requests.js';
import { createConnectionSweepsRepository } from './search/connection-sweeps.js';
import { createConnectionsRepository } from './search/connections.js';
import { inspectionDayModel } from './search/inspection-day-model.js';
import { createInspectionQuotasRepository } from './search/inspection-quotas.js';
import { pageInspectionModel } from './search/page-inspection-model.js';
import { createPageInspectionsRepository } from './search/page-inspections.js';
import { platformConnectionModel } from './search/platform-connection-model.js';
import { createSearchDataErasuresRepository } from './search/search-data-erasures.js';
import { createSealedSecretsRepository } from './secrets/sealed-secrets.js';
import { issueRecordModel } from './sites/issue-record-model.js';
import { createIssueRecordsRepository } from './sites/issue-records.js';
import { issueViewModel } from './sites/issue-view-model.js';
import { createIssueViewsRepository } from './sites/issue-views.js';
import { siteModel } from './sites/site-model.js';
import { siteVersionModel } from './sites/site-version-model.js';
import { createSiteVersionsRepository } from './sites/site-versions.js';
import { createSitesRepository } from './sites/sites.js';
import { createWebhookDeliveriesRepository } from './webhooks/webhook-deliveries.js';
import { webhookDeliveryModel } from './webhooks/webhook-delivery-model.js';
import { webhookModel } from './webhooks/webhook-model.js';
import { createWebhooksRepository } from './webhooks/webhooks.js';
import { createAuditLogRepository } from './workspaces/audit-log.js';
import { auditLogModel } from './workspaces/audit-log-model.js';
import { invitationModel } from './workspaces/invitation-model.js';
import { createInvitationsRepository } from './workspaces/invitations.js';
import { membershipModel } from './workspaces/membership-model.js';
import { createMembershipsRepository } from './workspaces/memberships.js';
import { createCampaignMoves } from './workspaces/moves/campaign-moves.js';
import { movedCampaignModel } from './workspaces/moves/moved-campaign-model.js';
import { createSiteMoves } from './workspaces/moves/site-moves.js';
import { workspaceModel } from './workspaces/workspace-model.js';
import { createWorkspacesRepository } from './workspaces/workspaces.js';

/** Every collection; ensureStore creates them and their indexes. */
export const MODELS = [
  acceptanceModel,
  apiTokenModel,
  artifactChunkModel,
  attemptModel,
  campaignModel,
  dmarcReportModel,
  duplicateClaimModel,
  emailTemplateModel,
  reportBrandModel,
  followUpModel,
  inboxThreadModel,
  leadModel,
  linkCheckModel,
  placedLinkModel,
  hostTurnModel,
  knownRobotsModel,
  mailboxGrantModel,
  mailboxModel,
  outreachSliceModel,
  outreachSummaryModel,
  queueClaimModel,
  queueItemModel,
  replyModel,
  replyAdjustmentModel,
  replyCorrectionModel,
  sendDayModel,
  senderModel,
  senderStateModel,
  dashboardAnswerModel,
  dashboardUseModel,
  siteVersionModel,
  healthSnapshotModel,
  siteModel,
  issueRecordModel,
  issueViewModel,
  suppressionModel,
  variantTestModel,
  migrationLeaseModel,
  migrationModel,
  movedCampaignModel,
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
  mailAddressModel,
  notificationChoiceModel,
  notificationMailModel,
  operationEventModel,
  operationPlaceModel,
  operationModel,
  ownershipModel,
  pageAnalysisModel,
  strategicReportModel,
  platformConnectionModel,
  inspectionDayModel,
  pageInspectionModel,
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
    apiTokens: createApiTokensRepository(connection),
    artifacts: createArtifactsRepository(connection),
    audits: createAuditsRepository(connection),
    checkSets: createCheckSetsRepository(connection),
    checkSettings: createCheckSettingsRepository(connection),
    connectRequests: createConnectRequestsRepository(connection),
    connections: createConnectionsRepository(connection),
    crawlAccess: createCrawlAccessRepository(connection),
    crawls: createCrawlsRepository(connection),
    crawlLinks: createCrawlLinksRepository(connection),
    hostTurns: createHostTurnsRepository(connection),
    knownRobots: createKnownRobotsRepository(connection),
    findings: createFindingsRepository(connection),
    pageTables: createPageTablesRepository(connection),
    inspectionQuotas: createInspectionQuotasRepository(connection),
    pageInspections: createPageInspectionsRepository(connection),
    idempotency: createIdempotencyRepository(connection),
    mailAddresses: createMailAddressesRepository(connection),
    notificationChoices: createNotificationChoicesRepository(connection),
    notificationMails: createNotificationMailsRepository(connection),
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
    issueRecords: createIssueRecordsRepository(connection),
    issueViews: createIssueViewsRepository(connection),
    webhookDeliveries: createWebhookDeliveriesRepository(connection),
    webhooks: createWebhooksRepository(connection),
    workMarks: createWorkMarksRepository(connection),
    workspaces: createWorkspacesRepository(connection),
    memberships: createMembershipsRepository(connection),
    invitations: createInvitationsRepository(connection),
    auditLog: createAuditLogRepository(connection),
    ...createWalks(connection),
    /** Resolves when the database responds. */
    ping: async (): Promise<void> => {
      await connection.db?.admin().command({ ping: 1 });
    },
    /**
     * Creates what is missing, and migrates stored records to the current shape.
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
    campaignMailboxes: createCampaignMailboxesRepository(connection),
    campaignOverviews: createCampaignOverviewsRepository(connection),
    campaignMails: createCampaignMailsRepository(connection),
    dmarcReports: createDmarcReportsRepository(connection),
    emailTemplates: createEmailTemplatesRepository(connection),
    reportBrands: createReportBrandsRepository(connection),
    followUps: createFollowUpsRepository(connection),
    inboxThreads: createInboxThreadsRepository(connection),
    leads: createLeadsRepository(connection),
    linkChecks: createLinkChecksRepository(connection),
    variantTests: createVariantTestsRepository(connection),
    placedLinks: createPlacedLinksRepository(connection),
    mailboxes: createMailboxesRepository(connection),
    outreachReports: createOutreachReportsRepository(connection),
    forecastMails: createForecastMailsRepository(connection),
    queueItems: createQueueItemsRepository(connection),
    queueRotation: createQueueRotationRepository(connection),
    waitingMails: createWaitingMailsRepository(connection),
    replies: createRepliesRepository(connection),
    replyLearning: createReplyLearningRepository(connection),
    sendSlots: createSendSlotsRepository(connection),
    senders: createSendersRepository(connection),
    sequences: createSequencesRepository(connection),
    sequencePlaces: createSequencePlacesRepository(connection),
    mailboxGrants: createMailboxGrantsRepository(connection),
    senderStates: createSenderStatesRepository(connection),
    suppressions: createSuppressionsRepository(connection),
  };
}

/** Walks over records of many kinds, or of all users. */
function createWalks(connection: Connection) {
  return {
    connectionSweeps: createConnectionSweepsRepository(connection),
    sealedSecrets: createSealedSecretsRepository(connection),
    campaignErasures: createCampaignErasuresRepository(connection),
    searchDataErasures: createSearchDataErasuresRepository(connection),
    userErasures: createUserErasuresRepository(connection, MODELS),
    campaignMoves: createCampaignMoves(connection),
    siteMoves: createSiteMoves(connection),
  };
}

export type Store = ReturnType<typeof createStore>;
