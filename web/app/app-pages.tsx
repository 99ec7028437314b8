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
import { OUTREACH_PAGES } from './outreach/outreach-pages.js';
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
  ...OUTREACH_PAGES,
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
