import type { Store } from '../../store/index.js';
import type { Handler } from '../http/contract/handler.js';
import type { SiteGateway } from '../sites/site-gateway.js';
import { createAcceptancePages } from './acceptances.js';
import { showSignedOut } from './app-page.js';
import { type AuditLinkPageDeps, createAuditLinkPages } from './audit-links.js';
import { type AuditPageTableDeps, createAuditPageTable } from './audit-pages.js';
import { createAuditPages } from './audits.js';
import { createBrandPages } from './brands.js';
import { type CampaignPageDeps, createCampaignPages } from './campaigns.js';
import { createCheckSetPages } from './check-sets.js';
import { createDiscoveryPages, type DiscoveryPageDeps } from './discovery.js';
import { createMailingPages, type MailingPageDeps } from './mailing.js';
import { createMailPages, type MailPageDeps } from './mails.js';
import { createOwnershipPages, type OwnershipPageDeps } from './ownerships.js';
import { createReplyPages, type ReplyPageDeps } from './replies.js';
import { createSearchPages, type SearchPageDeps } from './search.js';
import { createSitePages } from './sites.js';
import { createSystemPages, type SystemPageDeps } from './system.js';
import { createWorkspacePages, type WorkspacePageDeps } from './workspace.js';

export type AppHandlerDeps = SystemPageDeps &
  AuditLinkPageDeps &
  AuditPageTableDeps &
  CampaignPageDeps &
  OwnershipPageDeps &
  WorkspacePageDeps &
  MailingPageDeps &
  MailPageDeps &
  DiscoveryPageDeps &
  ReplyPageDeps &
  SearchPageDeps & { gateway: Pick<SiteGateway, 'readSiteTask'> } & Pick<
    Store,
    'acceptances' | 'sites' | 'audits' | 'artifacts' | 'operations' | 'healthSnapshots' | 'reportBrands' | 'checkSets'
  >;

/** The pages of the web dashboard, by operationId. They show what exists; changes go through the API. */
export function createAppHandlers(deps: AppHandlerDeps) {
  const openDashboard: Handler<'openDashboard'> = (_req, res) => res.redirect(302, '/app');
  return {
    openDashboard,
    showSignedOut,
    ...createSitePages(deps),
    ...createSearchPages(deps),
    ...createAcceptancePages(deps),
    ...createAuditPages(deps),
    ...createAuditLinkPages(deps),
    ...createAuditPageTable(deps),
    ...createBrandPages(deps),
    ...createCheckSetPages(deps),
    ...createCampaignPages(deps),
    ...createMailingPages(deps),
    ...createMailPages(deps),
    ...createDiscoveryPages(deps),
    ...createReplyPages(deps),
    ...createOwnershipPages(deps),
    ...createSystemPages(deps),
    ...createWorkspacePages(deps),
  };
}
