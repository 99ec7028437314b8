import { AcceptancesPage, type AcceptancesPageProps } from './audits/acceptances-page.js';
import { AuditIssuesPage, type AuditIssuesPageProps } from './audits/audit-issues-page.js';
import { AuditPagesPage, type AuditPagesPageProps } from './audits/audit-pages-page.js';
import { AuditsPage, type AuditsPageProps } from './audits/audits-page.js';
import { CheckSetsPage } from './audits/check-sets-page.js';
import { LinksPage, type LinksPageProps } from './audits/links-page.js';
import { NoRowsPage, type NoRowsPageProps } from './audits/no-rows-page.js';
import { PageDetailsPage, type PageDetailsPageProps } from './audits/page-details-page.js';
import { UrlLinksPage, type UrlLinksPageProps } from './audits/url-links-page.js';
import { OperationPage, type OperationPageProps, readCampaignId } from './operations/operation-page.js';
import { OPERATION_TITLES } from './operations/operation-titles.js';
import { CampaignPage, type CampaignPageProps } from './outreach/campaign-page.js';
import { CampaignsPage } from './outreach/campaigns-page.js';
import { DiscoveryPage, type DiscoveryPageProps } from './outreach/discovery-page.js';
import { LeadPage, type LeadPageProps } from './outreach/lead-page.js';
import { LeadsPage, type LeadsPageProps } from './outreach/leads-page.js';
import { MailsPage, type MailsPageProps } from './outreach/mails-page.js';
import { PolicyLogPage, type PolicyLogPageProps } from './outreach/policy-log-page.js';
import { RepliesPage, type RepliesPageProps } from './outreach/replies-page.js';
import { ReplyPage, type ReplyPageProps } from './outreach/reply-page.js';
import { SenderPage, type SenderPageProps } from './outreach/sender-page.js';
import { SendersPage } from './outreach/senders-page.js';
import { SuppressionsPage, type SuppressionsPageProps } from './outreach/suppressions-page.js';
import { TemplatesPage, type TemplatesPageProps } from './outreach/templates-page.js';
import { WritePage, type WritePageProps } from './outreach/write-page.js';
import { OwnershipPage } from './ownership/ownership-page.js';
import { OwnershipsPage, type OwnershipsPageProps } from './ownership/ownerships-page.js';
import { HomePage } from './pages/home-page.js';
import { MissingPage } from './pages/missing-page.js';
import { SignedOutPage } from './pages/signed-out-page.js';
import { SystemPage, type SystemPageProps } from './pages/system-page.js';
import { renderApp, renderPlain } from './render-app.js';
import { BrandsPage } from './reports/brands-page.js';
import { ConnectionsPage } from './search/connections-page.js';
import { SearchPage, type SearchPageProps } from './search/search-page.js';
import type { Viewer } from './shell.js';
import { SitePage, type SitePageProps } from './sites/site-page.js';
import { WorkspacePage, type WorkspacePageProps } from './workspaces/workspace-page.js';

type Props<Page extends (props: never) => unknown> = Parameters<Page>[0];

const AUDITS = { place: '/app/audits' } as const;
const CAMPAIGNS = { place: '/app/campaigns' } as const;

/** Every page of the web dashboard as HTML, from its content and its viewer. */
export const APP_PAGES = {
  home: (viewer: Viewer, props: Props<typeof HomePage>) =>
    renderApp({ title: 'Sites', place: '/app', viewer, content: <HomePage {...props} /> }),
  site: (viewer: Viewer, props: SitePageProps) =>
    renderApp({ title: props.site.site, place: '/app', viewer, content: <SitePage {...props} /> }),
  siteSearch: (viewer: Viewer, props: SearchPageProps) =>
    renderApp({ title: `Search: ${props.site.site}`, place: '/app', viewer, content: <SearchPage {...props} /> }),
  audits: (viewer: Viewer, props: AuditsPageProps) =>
    renderApp({ title: 'Audits', place: '/app/audits', viewer, content: <AuditsPage {...props} /> }),
  auditIssues: (viewer: Viewer, props: AuditIssuesPageProps) =>
    renderApp({ title: 'Issues', place: '/app/audits', viewer, content: <AuditIssuesPage {...props} /> }),
  acceptances: (viewer: Viewer, props: AcceptancesPageProps) =>
    renderApp({ title: 'Accepted findings', place: '/app/audits', viewer, content: <AcceptancesPage {...props} /> }),
  workspace: (viewer: Viewer, props: WorkspacePageProps) =>
    renderApp({ title: 'Workspace', place: '/app/workspace', viewer, content: <WorkspacePage {...props} /> }),
  brands: (viewer: Viewer, props: Props<typeof BrandsPage>) =>
    renderApp({ title: 'Report brands', place: '/app/audits', viewer, content: <BrandsPage {...props} /> }),
  links: (viewer: Viewer, props: LinksPageProps) =>
    renderApp({ title: 'Links', ...AUDITS, viewer, content: <LinksPage {...props} /> }),
  urlLinks: (viewer: Viewer, props: UrlLinksPageProps) =>
    renderApp({ title: 'Inlinks', ...AUDITS, viewer, content: <UrlLinksPage {...props} /> }),
  auditPages: (viewer: Viewer, props: AuditPagesPageProps) =>
    renderApp({ title: 'Pages', ...AUDITS, viewer, content: <AuditPagesPage {...props} /> }),
  pageDetails: (viewer: Viewer, props: PageDetailsPageProps) =>
    renderApp({ title: props.row.url, ...AUDITS, viewer, content: <PageDetailsPage {...props} /> }),
  noRows: (viewer: Viewer, props: NoRowsPageProps) =>
    renderApp({
      title: props.part === 'links' ? 'Links' : 'Pages',
      ...AUDITS,
      viewer,
      content: <NoRowsPage {...props} />,
    }),
  checkSets: (viewer: Viewer, props: Props<typeof CheckSetsPage>) =>
    renderApp({ title: 'Your own checks', place: '/app/audits', viewer, content: <CheckSetsPage {...props} /> }),
  ownerships: (viewer: Viewer, props: OwnershipsPageProps) =>
    renderApp({ title: 'Verified sites', ...AUDITS, viewer, content: <OwnershipsPage {...props} /> }),
  ownership: (viewer: Viewer, props: Props<typeof OwnershipPage>) =>
    renderApp({ title: `Verify ${props.ownership.site}`, ...AUDITS, viewer, content: <OwnershipPage {...props} /> }),
  operation: (viewer: Viewer, props: OperationPageProps) =>
    renderApp({
      title: OPERATION_TITLES[props.operation.type],
      place: readCampaignId(props.operation) === null ? '/app/audits' : '/app/campaigns',
      viewer,
      content: <OperationPage {...props} />,
    }),
  campaigns: (viewer: Viewer, props: Props<typeof CampaignsPage>) =>
    renderApp({ title: 'Campaigns', ...CAMPAIGNS, viewer, content: <CampaignsPage {...props} /> }),
  campaign: (viewer: Viewer, props: CampaignPageProps) =>
    renderApp({ title: props.campaign.name, ...CAMPAIGNS, viewer, content: <CampaignPage {...props} /> }),
  leads: (viewer: Viewer, props: LeadsPageProps) =>
    renderApp({ title: `Leads: ${props.campaign.name}`, ...CAMPAIGNS, viewer, content: <LeadsPage {...props} /> }),
  lead: (viewer: Viewer, props: LeadPageProps) =>
    renderApp({ title: `Lead: ${props.lead.domain}`, ...CAMPAIGNS, viewer, content: <LeadPage {...props} /> }),
  mails: (viewer: Viewer, props: MailsPageProps) =>
    renderApp({ title: `Emails: ${props.campaign.name}`, ...CAMPAIGNS, viewer, content: <MailsPage {...props} /> }),
  policyLog: (viewer: Viewer, props: PolicyLogPageProps) =>
    renderApp({
      title: `Policy log: ${props.campaign.name}`,
      ...CAMPAIGNS,
      viewer,
      content: <PolicyLogPage {...props} />,
    }),
  replies: (viewer: Viewer, props: RepliesPageProps) =>
    renderApp({
      title: props.campaign === null ? 'Replies' : `Replies: ${props.campaign.name}`,
      ...CAMPAIGNS,
      viewer,
      content: <RepliesPage {...props} />,
    }),
  reply: (viewer: Viewer, props: ReplyPageProps) =>
    renderApp({
      title: `Reply: ${props.reply.subject || '(no subject)'}`,
      ...CAMPAIGNS,
      viewer,
      content: <ReplyPage {...props} />,
    }),
  write: (viewer: Viewer, props: WritePageProps) =>
    renderApp({
      title: `Write to leads: ${props.campaign.name}`,
      ...CAMPAIGNS,
      viewer,
      content: <WritePage {...props} />,
    }),
  senders: (viewer: Viewer, props: Props<typeof SendersPage>) =>
    renderApp({ title: 'Mailboxes', ...CAMPAIGNS, viewer, content: <SendersPage {...props} /> }),
  discovery: (viewer: Viewer, props: DiscoveryPageProps) =>
    renderApp({ title: 'Discovery', ...CAMPAIGNS, viewer, content: <DiscoveryPage {...props} /> }),
  sender: (viewer: Viewer, props: SenderPageProps) =>
    renderApp({ title: props.sender.email, ...CAMPAIGNS, viewer, content: <SenderPage {...props} /> }),
  templates: (viewer: Viewer, props: TemplatesPageProps) =>
    renderApp({ title: 'Templates', ...CAMPAIGNS, viewer, content: <TemplatesPage {...props} /> }),
  suppressions: (viewer: Viewer, props: SuppressionsPageProps) =>
    renderApp({ title: 'Suppression list', ...CAMPAIGNS, viewer, content: <SuppressionsPage {...props} /> }),
  connections: (viewer: Viewer, props: Props<typeof ConnectionsPage>) =>
    renderApp({ title: 'Connections', place: '/app/connections', viewer, content: <ConnectionsPage {...props} /> }),
  system: (viewer: Viewer, props: SystemPageProps) =>
    renderApp({ title: 'System', place: '/app/system', viewer, content: <SystemPage {...props} /> }),
  missing: (viewer: Viewer) => renderApp({ title: 'Not found', place: '/app', viewer, content: <MissingPage /> }),
  signedOut: () => renderPlain({ title: 'Signed out', content: <SignedOutPage /> }),
};
