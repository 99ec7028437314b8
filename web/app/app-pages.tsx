import type { VNode } from 'preact';
import type { Site } from '../../domain/sites/site.js';
import { DisplayPage, type DisplayPageProps } from './accounts/display-page.js';
import { TokensPage, type TokensPageProps } from './accounts/tokens-page.js';
import { AcceptancesPage, type AcceptancesPageProps } from './audits/acceptances-page.js';
import { AuditIssuesPage, type AuditIssuesPageProps } from './audits/audit-issues-page.js';
import { AuditsPage, type AuditsPageProps } from './audits/audits-page.js';
import { CheckSetsPage } from './audits/check-sets-page.js';
import { LinksPage, type LinksPageProps } from './audits/links-page.js';
import { LiveAuditPage, type LiveAuditPageProps } from './audits/live-audit-page.js';
import { NoRowsPage, type NoRowsPageProps } from './audits/no-rows-page.js';
import { UrlLinksPage, type UrlLinksPageProps } from './audits/url-links-page.js';
import { ExplorerPage, type ExplorerPageProps } from './crawled-pages/explorer-page.js';
import { NoPagesPage, type NoPagesPageProps } from './crawled-pages/no-pages-page.js';
import { PageDetailsPage, type PageDetailsPageProps } from './crawled-pages/page-details-page.js';
import type { PagesSite } from './crawled-pages/pages-head.js';
import { CompetitorsPage } from './findings/competitors-page.js';
import { ContentPage } from './findings/content-page.js';
import type { FindingsPageProps } from './findings/findings-head.js';
import { SpeedPage } from './findings/speed-page.js';
import { InsightsPage, type InsightsPageProps } from './insights/insights-page.js';
import { SiteIssuePage, type SiteIssuePageProps } from './issues/site-issue-page.js';
import { SiteIssuesPage, type SiteIssuesPageProps } from './issues/site-issues-page.js';
import { NotificationsPage, type NotificationsPageProps } from './notifications/notifications-page.js';
import { OperationPage, type OperationPageProps, readCampaignId } from './operations/operation-page.js';
import { OPERATION_TITLES } from './operations/operation-titles.js';
import { OperationsPage, type OperationsPageProps } from './operations/operations-page.js';
import { CampaignPage, type CampaignPageProps } from './outreach/campaign-page.js';
import { CampaignsPage } from './outreach/campaigns-page.js';
import { DiscoveryPage, type DiscoveryPageProps } from './outreach/discovery-page.js';
import { InboxPage, type InboxPageProps } from './outreach/inbox/inbox-page.js';
import { ThreadPage, type ThreadPageProps } from './outreach/inbox/thread-page.js';
import { LeadPage, type LeadPageProps } from './outreach/lead-page.js';
import { LeadsPage, type LeadsPageProps } from './outreach/leads-page.js';
import { CampaignLinksPage, type CampaignLinksPageProps } from './outreach/links/campaign-links-page.js';
import { PlacedLinkPage, type PlacedLinkPageProps } from './outreach/links/placed-link-page.js';
import { PlacedLinksPage, type PlacedLinksPageProps } from './outreach/links/placed-links-page.js';
import { MailsPage, type MailsPageProps } from './outreach/mails-page.js';
import { PolicyLogPage, type PolicyLogPageProps } from './outreach/policy-log-page.js';
import { RepliesPage, type RepliesPageProps } from './outreach/replies-page.js';
import { ReplyLearningPage, type ReplyLearningPageProps } from './outreach/reply-learning-page.js';
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
import { SiteReportsPage, type SiteReportsPageProps } from './reports/site-reports-page.js';
import { ConnectionsPage } from './search/connections-page.js';
import { IndexingPage, type IndexingPageProps } from './search/indexing/indexing-page.js';
import { SearchPage, type SearchPageProps } from './search/search-page.js';
import { SitePage, type SitePageProps } from './sites/site-page.js';
import { SITE_PARTS, type SitePart } from './sites/site-parts.js';
import { SiteSchedulesPage } from './sites/site-schedules-page.js';
import { SiteSettingsPage, type SiteSettingsPageProps } from './sites/site-settings-page.js';
import { StructurePage, type StructurePageProps } from './structure/structure-page.js';
import { ToolsPage } from './tools/tools-page.js';
import type { Viewer } from './viewer.js';
import { WebhookPage, type WebhookPageProps } from './webhooks/webhook-page.js';
import { WebhooksPage, type WebhooksPageProps } from './webhooks/webhooks-page.js';
import { InvitationPage, type InvitationPageProps } from './workspaces/invitation-page.js';
import { WorkspacePage, type WorkspacePageProps } from './workspaces/workspace-page.js';

type Props<Page extends (props: never) => unknown> = Parameters<Page>[0];

const AUDITS = { place: '/app/audits' } as const;
const INBOX = { place: '/app/inbox' } as const;
const CAMPAIGNS = { place: '/app/campaigns' } as const;

function renderSitePage(viewer: Viewer, site: Pick<Site, 'id' | 'site'>, part: SitePart, content: VNode): string {
  const title = `${SITE_PARTS.find((each) => each.part === part)?.title}: ${site.site}`;
  return renderApp({ title, place: '/app', site, part, viewer, content });
}
const titleOfPages = (site: PagesSite | null) => (site === null ? 'Pages' : `Pages: ${site.site}`);
const placeOfPages = (site: PagesSite | null) =>
  site === null ? AUDITS : ({ place: '/app', site, part: 'pages' } as const);

/** Every page of the web dashboard as HTML, from its content and its viewer. */
export const APP_PAGES = {
  home: (viewer: Viewer, props: Props<typeof HomePage>) =>
    renderApp({ title: 'Sites', place: '/app', viewer, content: <HomePage {...props} /> }),
  site: (viewer: Viewer, props: SitePageProps) =>
    renderApp({
      title: props.site.site,
      place: '/app',
      site: props.site,
      part: 'overview',
      viewer,
      content: <SitePage {...props} />,
    }),
  siteSearch: (viewer: Viewer, props: SearchPageProps) =>
    renderSitePage(viewer, props.site, 'search', <SearchPage {...props} />),
  siteIndexing: (viewer: Viewer, props: IndexingPageProps) =>
    renderSitePage(viewer, props.site, 'indexing', <IndexingPage {...props} />),
  siteStructure: (viewer: Viewer, props: StructurePageProps) =>
    renderSitePage(viewer, props.site, 'structure', <StructurePage {...props} />),
  siteSpeed: (viewer: Viewer, props: FindingsPageProps) =>
    renderSitePage(viewer, props.site, 'speed', <SpeedPage {...props} />),
  siteContent: (viewer: Viewer, props: FindingsPageProps) =>
    renderSitePage(viewer, props.site, 'content', <ContentPage {...props} />),
  siteCompetitors: (viewer: Viewer, props: FindingsPageProps) =>
    renderSitePage(viewer, props.site, 'competitors', <CompetitorsPage {...props} />),
  siteInsights: (viewer: Viewer, props: InsightsPageProps) =>
    renderSitePage(viewer, props.site, 'insights', <InsightsPage {...props} />),
  siteReports: (viewer: Viewer, props: SiteReportsPageProps) =>
    renderSitePage(viewer, props.site, 'reports', <SiteReportsPage {...props} />),
  tools: (viewer: Viewer) => renderApp({ title: 'Tools', place: '/app/tools', viewer, content: <ToolsPage /> }),
  siteSchedules: (viewer: Viewer, props: Props<typeof SiteSchedulesPage>) =>
    renderSitePage(viewer, props.site, 'schedules', <SiteSchedulesPage {...props} />),
  siteSettings: (viewer: Viewer, props: SiteSettingsPageProps) =>
    renderSitePage(viewer, props.site, 'settings', <SiteSettingsPage {...props} />),
  siteIssues: (viewer: Viewer, props: SiteIssuesPageProps) =>
    renderSitePage(viewer, props.site, 'issues', <SiteIssuesPage {...props} />),
  siteIssue: (viewer: Viewer, props: SiteIssuePageProps) =>
    renderApp({
      title: props.detail.issue.title,
      place: '/app',
      site: props.site,
      part: 'issues',
      viewer,
      content: <SiteIssuePage {...props} />,
    }),
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
  explorer: (viewer: Viewer, props: ExplorerPageProps) =>
    renderApp({
      title: titleOfPages(props.site),
      ...placeOfPages(props.site),
      viewer,
      content: <ExplorerPage {...props} />,
    }),
  pageDetails: (viewer: Viewer, props: PageDetailsPageProps) =>
    renderApp({ title: props.page.url, ...placeOfPages(props.site), viewer, content: <PageDetailsPage {...props} /> }),
  noPages: (viewer: Viewer, props: NoPagesPageProps) =>
    renderApp({
      title: titleOfPages(props.site),
      ...placeOfPages(props.site),
      viewer,
      content: <NoPagesPage {...props} />,
    }),
  noRows: (viewer: Viewer, props: NoRowsPageProps) =>
    renderApp({ title: 'Links', ...AUDITS, viewer, content: <NoRowsPage {...props} /> }),
  checkSets: (viewer: Viewer, props: Props<typeof CheckSetsPage>) =>
    renderApp({ title: 'Your own checks', place: '/app/audits', viewer, content: <CheckSetsPage {...props} /> }),
  ownerships: (viewer: Viewer, props: OwnershipsPageProps) =>
    renderApp({ title: 'Verified sites', ...AUDITS, viewer, content: <OwnershipsPage {...props} /> }),
  ownership: (viewer: Viewer, props: Props<typeof OwnershipPage>) =>
    renderApp({ title: `Verify ${props.ownership.site}`, ...AUDITS, viewer, content: <OwnershipPage {...props} /> }),
  operation: (viewer: Viewer, props: OperationPageProps) =>
    renderApp({
      title: OPERATION_TITLES[props.operation.type],
      place: readCampaignId(props.operation) === null ? '/app/operations' : '/app/campaigns',
      viewer,
      content: <OperationPage {...props} />,
    }),
  liveAudit: (viewer: Viewer, props: LiveAuditPageProps) =>
    renderApp({
      title: OPERATION_TITLES[props.operation.type],
      ...AUDITS,
      site: props.site,
      viewer,
      content: <LiveAuditPage {...props} />,
    }),
  operations: (viewer: Viewer, props: OperationsPageProps) =>
    renderApp({ title: 'Operations', place: '/app/operations', viewer, content: <OperationsPage {...props} /> }),
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
  inbox: (viewer: Viewer, props: InboxPageProps) =>
    renderApp({ title: 'Inbox', ...INBOX, viewer, content: <InboxPage {...props} /> }),
  thread: (viewer: Viewer, props: ThreadPageProps) =>
    renderApp({
      title: `Inbox: ${props.thread.subject || '(no subject)'}`,
      ...INBOX,
      viewer,
      content: <ThreadPage {...props} />,
    }),
  replies: (viewer: Viewer, props: RepliesPageProps) =>
    renderApp({
      title: props.campaign === null ? 'Replies' : `Replies: ${props.campaign.name}`,
      place: props.campaign === null ? '/app/replies' : '/app/campaigns',
      viewer,
      content: <RepliesPage {...props} />,
    }),
  replyLearning: (viewer: Viewer, props: ReplyLearningPageProps) =>
    renderApp({
      title: 'How well replies are understood',
      place: '/app/replies',
      viewer,
      content: <ReplyLearningPage {...props} />,
    }),
  reply: (viewer: Viewer, props: ReplyPageProps) =>
    renderApp({
      title: `Reply: ${props.reply.subject || '(no subject)'}`,
      place: '/app/replies',
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
    renderApp({ title: 'Mailboxes', place: '/app/senders', viewer, content: <SendersPage {...props} /> }),
  discovery: (viewer: Viewer, props: DiscoveryPageProps) =>
    renderApp({ title: 'Discovery', place: '/app/discovery', viewer, content: <DiscoveryPage {...props} /> }),
  sender: (viewer: Viewer, props: SenderPageProps) =>
    renderApp({ title: props.sender.email, place: '/app/senders', viewer, content: <SenderPage {...props} /> }),
  templates: (viewer: Viewer, props: TemplatesPageProps) =>
    renderApp({ title: 'Templates', place: '/app/templates', viewer, content: <TemplatesPage {...props} /> }),
  placedLinks: (viewer: Viewer, props: PlacedLinksPageProps) =>
    renderApp({ title: 'Placed links', place: '/app/links', viewer, content: <PlacedLinksPage {...props} /> }),
  placedLink: (viewer: Viewer, props: PlacedLinkPageProps) =>
    renderApp({
      title: `Placed link: ${props.link.host}`,
      place: '/app/links',
      viewer,
      content: <PlacedLinkPage {...props} />,
    }),
  campaignLinks: (viewer: Viewer, props: CampaignLinksPageProps) =>
    renderApp({
      title: `Placed links: ${props.campaign.name}`,
      ...CAMPAIGNS,
      viewer,
      content: <CampaignLinksPage {...props} />,
    }),
  suppressions: (viewer: Viewer, props: SuppressionsPageProps) =>
    renderApp({
      title: 'Suppression list',
      place: '/app/suppressions',
      viewer,
      content: <SuppressionsPage {...props} />,
    }),
  connections: (viewer: Viewer, props: Props<typeof ConnectionsPage>) =>
    renderApp({ title: 'Connections', place: '/app/connections', viewer, content: <ConnectionsPage {...props} /> }),
  webhooks: (viewer: Viewer, props: WebhooksPageProps) =>
    renderApp({ title: 'Webhooks', place: '/app/webhooks', viewer, content: <WebhooksPage {...props} /> }),
  webhook: (viewer: Viewer, props: WebhookPageProps) =>
    renderApp({ title: 'Webhook', place: '/app/webhooks', viewer, content: <WebhookPage {...props} /> }),
  invitation: (viewer: Viewer, props: InvitationPageProps) =>
    renderApp({ title: 'Invitation', place: '/app/workspace', viewer, content: <InvitationPage {...props} /> }),
  notifications: (viewer: Viewer, props: NotificationsPageProps) =>
    renderApp({
      title: 'Notifications',
      place: '/app/notifications',
      viewer,
      content: <NotificationsPage {...props} />,
    }),
  tokens: (viewer: Viewer, props: TokensPageProps) =>
    renderApp({ title: 'API tokens', place: '/app/tokens', viewer, content: <TokensPage {...props} /> }),
  display: (viewer: Viewer, props: DisplayPageProps) =>
    renderApp({ title: 'Numbers and times', place: null, viewer, content: <DisplayPage {...props} /> }),
  system: (viewer: Viewer, props: SystemPageProps) =>
    renderApp({ title: 'System', place: '/app/system', viewer, content: <SystemPage {...props} /> }),
  missing: (viewer: Viewer) => renderApp({ title: 'Not found', place: '/app', viewer, content: <MissingPage /> }),
  signedOut: () => renderPlain({ title: 'Signed out', content: <SignedOutPage /> }),
};
