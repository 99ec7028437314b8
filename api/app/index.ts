import type { Store } from '../../store/index.js';
import type { Handler } from '../http/contract/handler.js';
import { createAcceptancePages } from './acceptances.js';
import { showSignedOut } from './app-page.js';
import { type AuditLinkPageDeps, createAuditLinkPages } from './audit-links.js';
import { createAuditPages } from './audits.js';
import { createBrandPages } from './brands.js';
import { type CampaignPageDeps, createCampaignPages } from './campaigns.js';
import { createCheckSetPages } from './check-sets.js';
import { type CrawledPagesDeps, createCrawledPages } from './crawled-pages.js';
import { createDiscoveryPages, type DiscoveryPageDeps } from './discovery.js';
import { createDisplayPages } from './display.js';
import { createFindingsPages, type FindingsPageDeps } from './findings.js';
import { createInboxPages, type InboxPageDeps } from './inbox.js';
import { createIndexingPages, type IndexingPageDeps } from './indexing.js';
import { createInsightsPages, type InsightsPageDeps } from './insights.js';
import { createLinkPages, type LinkPageDeps } from './links.js';
import { createMailingPages, type MailingPageDeps } from './mailing.js';
import { createMailPages, type MailPageDeps } from './mails.js';
import { createNotificationPages, type NotificationPageDeps } from './notifications.js';
import { createOperationPages, type OperationPageDeps } from './operations.js';
import { createOwnershipPages, type OwnershipPageDeps } from './ownerships.js';
import { createReplyPages, type ReplyPageDeps } from './replies.js';
import { createSearchPages, type SearchPageDeps } from './search.js';
import { createSequencePages, type SequencePageDeps } from './sequence.js';
import { createSiteIssuePages, type SiteIssuePageDeps } from './site-issues.js';
import { createSitePages, type SitePageDeps } from './sites.js';
import { createStructurePages, type StructurePageDeps } from './structure.js';
import { createSystemPages, type SystemPageDeps } from './system.js';
import { createTokenPages, type TokenPageDeps } from './tokens.js';
import { createToolPages } from './tools.js';
import { createVariantTestPages, type VariantTestPageDeps } from './variant-tests.js';
import { createWebhookPages, type WebhookPageDeps } from './webhooks.js';
import { createWorkspacePages, type WorkspacePageDeps } from './workspace.js';

export type AppHandlerDeps = SystemPageDeps &
  OperationPageDeps &
  NotificationPageDeps &
  TokenPageDeps &
  VariantTestPageDeps &
  WebhookPageDeps &
  AuditLinkPageDeps &
  CrawledPagesDeps &
  CampaignPageDeps &
  OwnershipPageDeps &
  WorkspacePageDeps &
  MailingPageDeps &
  LinkPageDeps &
  MailPageDeps &
  SequencePageDeps &
  DiscoveryPageDeps &
  ReplyPageDeps &
  InboxPageDeps &
  SiteIssuePageDeps &
  SearchPageDeps &
  IndexingPageDeps &
  StructurePageDeps &
  FindingsPageDeps &
  InsightsPageDeps &
  SitePageDeps &
  Pick<Store, 'acceptances' | 'crawls' | 'reportBrands'>;

/** The pages of the web dashboard, by operationId. They show what exists; changes go through the API. */
export function createAppHandlers(deps: AppHandlerDeps) {
  const openDashboard: Handler<'openDashboard'> = (_req, res) => res.redirect(302, '/app');
  return {
    openDashboard,
    showSignedOut,
    ...createSitePages(deps),
    ...createSiteIssuePages(deps),
    ...createSearchPages(deps),
    ...createIndexingPages(deps),
    ...createStructurePages(deps),
    ...createAcceptancePages(deps),
    ...createAuditPages(deps),
    ...createAuditLinkPages(deps),
    ...createCrawledPages(deps),
    ...createBrandPages(deps),
    ...createCheckSetPages(deps),
    ...createCampaignPages(deps),
    ...createDisplayPages(),
    ...createFindingsPages(deps),
    ...createInsightsPages(deps),
    ...createMailingPages(deps),
    ...createOperationPages(deps),
    ...createLinkPages(deps),
    ...createMailPages(deps),
    ...createSequencePages(deps),
    ...createDiscoveryPages(deps),
    ...createReplyPages(deps),
    ...createInboxPages(deps),
    ...createOwnershipPages(deps),
    ...createSystemPages(deps),
    ...createToolPages(),
    ...createNotificationPages(deps),
    ...createTokenPages(deps),
    ...createVariantTestPages(deps),
    ...createWebhookPages(deps),
    ...createWorkspacePages(deps),
  };
}
