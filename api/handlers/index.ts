import type { HandlersOf, OperationId } from '../contract/handler.js';
import { type AcceptanceHandlerDeps, createAcceptanceHandlers } from './acceptances.js';
import { type AccountHandlerDeps, createAccountHandlers } from './account.js';
import { type AnalysisHandlerDeps, createAnalysisHandlers } from './analysis.js';
import { type AppHandlerDeps, createAppHandlers } from './app/index.js';
import { type AuditComparisonDeps, createAuditComparisonHandlers } from './audit-comparison.js';
import { type AuditLinksDeps, createAuditLinksHandlers } from './audit-links.js';
import { type AuditHandlerDeps, createAuditHandlers } from './audits.js';
import { type CheckSetHandlerDeps, createCheckSetHandlers } from './check-sets.js';
import { type CheckSettingsHandlerDeps, createCheckSettingsHandlers } from './check-settings.js';
import { createChecksHandlers } from './checks.js';
import { type CompetitorHandlerDeps, createCompetitorHandlers } from './competitors.js';
import { type ContentAnalysisDeps, createContentAnalysisHandlers } from './content-analysis.js';
import { createDashboardHandlers, type DashboardHandlerDeps } from './dashboard.js';
import { createDocsHandlers, type DocsDeps } from './docs.js';
import { createHealthHandlers, type HealthDeps } from './health.js';
import { createImageAltTextHandlers, type ImageAltTextDeps } from './image-alt-text.js';
import { createInsightHandlers, type InsightHandlerDeps } from './insights.js';
import { createIntegrationHandlers, type IntegrationHandlerDeps } from './integrations.js';
import { createJudgeAuditAgainHandlers, type JudgeAuditAgainDeps } from './judge-audit-again.js';
import { createMemberHandlers, type MemberHandlerDeps } from './members.js';
import { createOperationHandlers, type OperationHandlerDeps } from './operations.js';
import { createOutreachHandlers, type OutreachHandlerDeps } from './outreach/index.js';
import { createOwnershipHandlers, type OwnershipHandlerDeps } from './ownerships.js';
import { createPageBatchHandlers, type PageBatchDeps } from './page-batches.js';
import { createReportBrandHandlers, type ReportBrandHandlerDeps } from './report-brands.js';
import { createReportHandlers, type ReportHandlerDeps } from './reports.js';
import { createSearchAnalysisHandlers, type SearchAnalysisHandlerDeps } from './search-analysis.js';
import { createSearchDataHandlers, type SearchDataHandlerDeps } from './search-data.js';
import { createSessionHandlers, type SessionDeps } from './session.js';
import { createSiteScheduleHandlers, type SiteScheduleDeps } from './site-schedules.js';
import { createSiteStrategyHandlers, type SiteStrategyDeps } from './site-strategy.js';
import { createSitemapBenchmarkHandlers, type SitemapBenchmarkDeps } from './sitemap-benchmark.js';
import { createSiteHandlers, type SiteHandlerDeps } from './sites.js';
import { createToolHandlers, type ToolHandlerDeps } from './tools.js';
import { createWebhookHandlers, type WebhookHandlerDeps } from './webhooks.js';
import { createWebsiteAuditHandlers } from './website-audit.js';
import { createWorkspaceHandlers, type WorkspaceHandlerDeps } from './workspaces.js';
import { createWritingToolHandlers, type WritingToolDeps } from './writing-tools.js';

/** operationId of openapi.yaml → what answers it. */
export type Handlers = HandlersOf<OperationId>;

export type HandlerDeps = DocsDeps &
  AccountHandlerDeps &
  AppHandlerDeps &
  AcceptanceHandlerDeps &
  AnalysisHandlerDeps &
  HealthDeps &
  SessionDeps &
  AuditHandlerDeps &
  AuditComparisonDeps &
  AuditLinksDeps &
  CheckSetHandlerDeps &
  CheckSettingsHandlerDeps &
  CompetitorHandlerDeps &
  InsightHandlerDeps &
  IntegrationHandlerDeps &
  OwnershipHandlerDeps &
  PageBatchDeps &
  ReportHandlerDeps &
  JudgeAuditAgainDeps &
  ReportBrandHandlerDeps &
  SearchAnalysisHandlerDeps &
  SearchDataHandlerDeps &
  DashboardHandlerDeps &
  SiteHandlerDeps &
  SiteScheduleDeps &
  SiteStrategyDeps &
  SitemapBenchmarkDeps &
  ToolHandlerDeps &
  WebhookHandlerDeps &
  MemberHandlerDeps &
  WorkspaceHandlerDeps &
  ContentAnalysisDeps &
  ImageAltTextDeps &
  WritingToolDeps &
  OperationHandlerDeps &
  OutreachHandlerDeps;

/** The register of all handlers: each operation of the contract has one, or this does not compile. */
export function createHandlers(deps: HandlerDeps): HandlersOf<OperationId> {
  return {
    ...createAcceptanceHandlers(deps),
    ...createAccountHandlers(deps),
    ...createAnalysisHandlers(deps),
    ...createAppHandlers(deps),
    ...createAuditHandlers(deps),
    ...createAuditComparisonHandlers(deps),
    ...createAuditLinksHandlers(deps),
    ...createCheckSetHandlers(deps),
    ...createCheckSettingsHandlers(deps),
    ...createChecksHandlers(),
    ...createCompetitorHandlers(deps),
    ...createDocsHandlers(deps),
    ...createHealthHandlers(deps),
    ...createInsightHandlers(deps),
    ...createJudgeAuditAgainHandlers(deps),
    ...createIntegrationHandlers(deps),
    ...createOperationHandlers(deps),
    ...createOutreachHandlers(deps),
    ...createOwnershipHandlers(deps),
    ...createPageBatchHandlers(deps),
    ...createReportHandlers(deps),
    ...createReportBrandHandlers(deps),
    ...createSearchAnalysisHandlers(deps),
    ...createSearchDataHandlers(deps),
    ...createSessionHandlers(deps),
    ...createDashboardHandlers(deps),
    ...createSiteHandlers(deps),
    ...createSiteScheduleHandlers(deps),
    ...createSiteStrategyHandlers(deps),
    ...createSitemapBenchmarkHandlers(deps),
    ...createToolHandlers(deps),
    ...createWebhookHandlers(deps),
    ...createWebsiteAuditHandlers(deps),
    ...createMemberHandlers(deps),
    ...createWorkspaceHandlers(deps),
    ...createContentAnalysisHandlers(deps),
    ...createImageAltTextHandlers(deps),
    ...createWritingToolHandlers(deps),
  };
}
