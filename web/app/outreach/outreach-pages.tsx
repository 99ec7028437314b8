import { renderApp } from '../render-app.js';
import type { Viewer } from '../viewer.js';
import { CampaignPage, type CampaignPageProps } from './campaign-page.js';
import { CampaignsPage } from './campaigns-page.js';
import { DiscoveryPage, type DiscoveryPageProps } from './discovery-page.js';
import { DmarcPage, type DmarcPageProps } from './dmarc-page.js';
import { InboxPage, type InboxPageProps } from './inbox/inbox-page.js';
import { ThreadPage, type ThreadPageProps } from './inbox/thread-page.js';
import { LeadPage, type LeadPageProps } from './lead-page.js';
import { LeadsPage, type LeadsPageProps } from './leads-page.js';
import { CampaignLinksPage, type CampaignLinksPageProps } from './links/campaign-links-page.js';
import { PlacedLinkPage, type PlacedLinkPageProps } from './links/placed-link-page.js';
import { PlacedLinksPage, type PlacedLinksPageProps } from './links/placed-links-page.js';
import { MailsPage, type MailsPageProps } from './mails-page.js';
import { PolicyLogPage, type PolicyLogPageProps } from './policy-log-page.js';
import { RepliesPage, type RepliesPageProps } from './replies-page.js';
import { ReplyLearningPage, type ReplyLearningPageProps } from './reply-learning-page.js';
import { ReplyPage, type ReplyPageProps } from './reply-page.js';
import { SenderPage, type SenderPageProps } from './sender-page.js';
import { SendersPage } from './senders-page.js';
import { SequencePage, type SequencePageProps } from './sequence/sequence-page.js';
import { SuppressionsPage, type SuppressionsPageProps } from './suppressions-page.js';
import { TemplatesPage, type TemplatesPageProps } from './templates-page.js';
import { VariantTestsPage, type VariantTestsPageProps } from './variant-tests-page.js';
import { WritePage, type WritePageProps } from './write-page.js';

type Props<Page extends (props: never) => unknown> = Parameters<Page>[0];

const INBOX = { place: '/app/inbox' } as const;
const CAMPAIGNS = { place: '/app/campaigns' } as const;

/** The pages of outreach as HTML, from their content and their viewer. */
export const OUTREACH_PAGES = {
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
  sequence: (viewer: Viewer, props: SequencePageProps) =>
    renderApp({
      title: `Sequence: ${props.campaign.name}`,
      ...CAMPAIGNS,
      viewer,
      content: <SequencePage {...props} />,
    }),
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
  senderDmarc: (viewer: Viewer, props: DmarcPageProps) =>
    renderApp({
      title: `DMARC reports: ${props.overview.domain}`,
      place: '/app/senders',
      viewer,
      content: <DmarcPage {...props} />,
    }),
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
  variantTests: (viewer: Viewer, props: VariantTestsPageProps) =>
    renderApp({
      title: `A/B tests: ${props.campaign.name}`,
      ...CAMPAIGNS,
      viewer,
      content: <VariantTestsPage {...props} />,
    }),
  suppressions: (viewer: Viewer, props: SuppressionsPageProps) =>
    renderApp({
      title: 'Suppression list',
      place: '/app/suppressions',
      viewer,
      content: <SuppressionsPage {...props} />,
    }),
};
