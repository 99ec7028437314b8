import { type AccountHandlerDeps, createAccountHandlers } from './accounts/handlers/account.js';
import { type ApiTokenHandlerDeps, createApiTokenHandlers } from './accounts/handlers/api-tokens.js';
import { createSessionHandlers, type SessionDeps } from './accounts/handlers/session.js';
import { type AppHandlerDeps, createAppHandlers } from './app/index.js';
import { type AcceptanceHandlerDeps, createAcceptanceHandlers } from './audits/handlers/acceptances.js';
import { type AuditComparisonDeps, createAuditComparisonHandlers } from './audits/handlers/audit-comparison.js';
import { type AuditLinksDeps, createAuditLinksHandlers } from './audits/handlers/audit-links.js';
import { type AuditStructureDeps, createAuditStructureHandlers } from './audits/handlers/audit-structure.js';
import { type AuditHandlerDeps, createAuditHandlers } from './audits/handlers/audits.js';
import { type CheckSetHandlerDeps, createCheckSetHandlers } from './audits/handlers/check-sets.js';
import { type CheckSettingsHandlerDeps, createCheckSettingsHandlers } from './audits/handlers/check-settings.js';
import { createChecksHandlers } from './audits/handlers/checks.js';
import { type ContentAnalysisDeps, createContentAnalysisHandlers } from './audits/handlers/content-analysis.js';
import { createJudgeAuditAgainHandlers, type JudgeAuditAgainDeps } from './audits/handlers/judge-audit-again.js';
import { createSitemapBenchmarkHandlers, type SitemapBenchmarkDeps } from './audits/handlers/sitemap-benchmark.js';
import { createToolHandlers, type ToolHandlerDeps } from './audits/handlers/tools.js';
import { createWebsiteAuditHandlers } from './audits/handlers/website-audit.js';
import { type CompetitorHandlerDeps, createCompetitorHandlers } from './dashboard/handlers/competitors.js';
import { createDashboardHandlers, type DashboardHandlerDeps } from './dashboard/handlers/dashboard.js';
import { createSiteStrategyHandlers, type SiteStrategyDeps } from './dashboard/handlers/site-strategy.js';
import type { HandlersOf, OperationId } from './http/contract/handler.js';
import { createDocsHandlers, type DocsDeps } from './http/handlers/docs.js';
import { createHealthHandlers, type HealthHandlerDeps } from './http/handlers/health.js';
import { createInsightHandlers, type InsightHandlerDeps } from './insights/handlers/insights.js';
import {
  createNotificationUnsubscribeHandlers,
  type NotificationUnsubscribeDeps,
} from './notifications/handlers/notification-unsubscribe.js';
import { createNotificationHandlers, type NotificationHandlerDeps } from './notifications/handlers/notifications.js';
import { createOperationHandlers, type OperationHandlerDeps } from './operations/handlers/operations.js';
import { createRetryHandlers } from './operations/handlers/retry-operation.js';
import type { RepeatOperationDeps } from './operations/repeat-operation.js';
import { createOutreachHandlers, type OutreachHandlerDeps } from './outreach/index.js';
import { createOwnershipHandlers, type OwnershipHandlerDeps } from './ownership/handlers/ownerships.js';
import { type AnalysisHandlerDeps, createAnalysisHandlers } from './pages/handlers/analysis.js';
import { createImageAltTextHandlers, type ImageAltTextDeps } from './pages/handlers/image-alt-text.js';
import { createPageBatchHandlers, type PageBatchDeps } from './pages/handlers/page-batches.js';
import { createWritingToolHandlers, type WritingToolDeps } from './pages/handlers/writing-tools.js';
import { createReportBrandHandlers, type ReportBrandHandlerDeps } from './reports/handlers/report-brands.js';
import { createReportHandlers, type ReportHandlerDeps } from './reports/handlers/reports.js';
import { createIndexingHandlers, type IndexingHandlerDeps } from './search/handlers/indexing.js';
import { createIntegrationHandlers, type IntegrationHandlerDeps } from './search/handlers/integrations.js';
import { createSearchAnalysisHandlers, type SearchAnalysisHandlerDeps } from './search/handlers/search-analysis.js';
import { createSearchDataHandlers, type SearchDataHandlerDeps } from './search/handlers/search-data.js';
import { createIssueNoteHandlers } from './sites/handlers/issue-notes.js';
import { createIssueViewHandlers, type IssueViewDeps } from './sites/handlers/issue-views.js';
import { createSiteIssueHandlers, type SiteIssueDeps } from './sites/handlers/site-issues.js';
import { createSiteScheduleHandlers, type SiteScheduleDeps } from './sites/handlers/site-schedules.js';
import { createSiteHandlers, type SiteHandlerDeps } from './sites/handlers/sites.js';
import { createWebhookHandlers, type WebhookHandlerDeps } from './webhooks/handlers/webhooks.js';
import { createMemberHandlers, type MemberHandlerDeps } from './workspaces/handlers/members.js';
import { createMoveHandlers, type MoveHandlerDeps } from './workspaces/handlers/moves.js';
import { createResendInvitationHandlers, type ResendInvitationDeps } from './workspaces/handlers/resend-invitation.js';
import { createWorkspaceHandlers, type WorkspaceHandlerDeps } from './workspaces/handlers/workspaces.js';

/** operationId of openapi.yaml → its handler. */
export type Handlers = HandlersOf<OperationId>;

export type HandlerDeps = DocsDeps &
  ApiTokenHandlerDeps &
  AccountHandlerDeps &
  AppHandlerDeps &
  AcceptanceHandlerDeps &
  AnalysisHandlerDeps &
  HealthHandlerDeps &
  SessionDeps &
  AuditHandlerDeps &
  AuditComparisonDeps &
  AuditLinksDeps &
  AuditStructureDeps &
  CheckSetHandlerDeps &
  CheckSettingsHandlerDeps &
  CompetitorHandlerDeps &
  InsightHandlerDeps &
  IntegrationHandlerDeps &
  NotificationHandlerDeps &
  NotificationUnsubscribeDeps &
  OwnershipHandlerDeps &
  PageBatchDeps &
  ReportHandlerDeps &
  JudgeAuditAgainDeps &
  ReportBrandHandlerDeps &
  IndexingHandlerDeps &
  SearchAnalysisHandlerDeps &
  SearchDataHandlerDeps &
  DashboardHandlerDeps &
  SiteHandlerDeps &
  SiteIssueDeps &
  IssueViewDeps &
  SiteScheduleDeps &
  SiteStrategyDeps &
  SitemapBenchmarkDeps &
  ToolHandlerDeps &
  WebhookHandlerDeps &
  MemberHandlerDeps &
  MoveHandlerDeps &
  ResendInvitationDeps &
  WorkspaceHandlerDeps &
  ContentAnalysisDeps &
  ImageAltTextDeps &
  WritingToolDeps &
  OperationHandlerDeps &
  RepeatOperationDeps &
  OutreachHandlerDeps;

/** The register of all handlers: each operation of the contract has one, or this does not compile. */
export function createHandlers(deps: HandlerDeps): HandlersOf<OperationId> {
  return {
    ...createAcceptanceHandlers(deps),
    ...createAccountHandlers(deps),
    ...createAnalysisHandlers(deps),
    ...createApiTokenHandlers(deps),
    ...createAppHandlers(deps),
    ...createAuditHandlers(deps),
    ...createAuditComparisonHandlers(deps),
    ...createAuditLinksHandlers(deps),
    ...createAuditStructureHandlers(deps),
    ...createCheckSetHandlers(deps),
    ...createCheckSettingsHandlers(deps),
    ...createChecksHandlers(),
    ...createCompetitorHandlers(deps),
    ...createDocsHandlers(deps),
    ...createHealthHandlers(deps),
    ...createInsightHandlers(deps),
    ...createJudgeAuditAgainHandlers(deps),
    ...createIntegrationHandlers(deps),
    ...createNotificationHandlers(deps),
    ...createNotificationUnsubscribeHandlers(deps),
    ...createOperationHandlers(deps),
    ...createRetryHandlers(deps),
    ...createOutreachHandlers(deps),
    ...createOwnershipHandlers(deps),
    ...createPageBatchHandlers(deps),
    ...createReportHandlers(deps),
    ...createReportBrandHandlers(deps),
    ...createIndexingHandlers(deps),
    ...createSearchAnalysisHandlers(deps),
    ...createSearchDataHandlers(deps),
    ...createSessionHandlers(deps),
    ...createDashboardHandlers(deps),
    ...createSiteHandlers(deps),
    ...createSiteIssueHandlers(deps),
    ...createIssueNoteHandlers(deps),
    ...createIssueViewHandlers(deps),
    ...createSiteScheduleHandlers(deps),
    ...createSiteStrategyHandlers(deps),
    ...createSitemapBenchmarkHandlers(deps),
    ...createToolHandlers(deps),
    ...createWebhookHandlers(deps),
    ...createWebsiteAuditHandlers(deps),
    ...createMemberHandlers(deps),
    ...createMoveHandlers(deps),
    ...createResendInvitationHandlers(deps),
    ...createWorkspaceHandlers(deps),
    ...createContentAnalysisHandlers(deps),
    ...createImageAltTextHandlers(deps),
    ...createWritingToolHandlers(deps),
  };
}
