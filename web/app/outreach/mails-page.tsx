import type { Campaign } from '../../../domain/outreach/campaigns/campaign.js';
import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { showCount, showNumber } from '../../report/facts/figures.js';
import { NextPage } from '../parts/next-page.js';
import { SearchForm } from '../parts/search-form.js';
import { Tabs } from '../parts/tabs.js';
import { CampaignHead } from './campaign-head.js';
import { type CanceledMail, CanceledMails } from './canceled-mails.js';
import { type FailedMail, FailedMails } from './failed-mails.js';
import { PlannedFollowUps, type ScheduledFollowUp } from './planned-follow-ups.js';
import { SentMails } from './sent-mails.js';
import { type ShownWaitingMail, WaitingMails } from './waiting-mails.js';

/** The emails of one part of the page. */
export type ShownMails =
  | { show: 'sent'; mails: readonly Attempt[] }
  | { show: 'waiting'; mails: readonly ShownWaitingMail[] }
  | { show: 'failed'; mails: readonly FailedMail[] }
  | { show: 'follow_ups'; mails: readonly ScheduledFollowUp[] }
  | { show: 'cancelled'; mails: readonly CanceledMail[] };

type MailPart = ShownMails['show'];

export interface MailsPageProps {
  campaign: Omit<Campaign, 'lead_counts'>;
  shown: ShownMails;
  /** Of all parts, without the search. */
  counts: Readonly<Record<MailPart, number>>;
  /** Follow-ups that are due and cannot be sent yet. */
  held: number;
  q: string | null;
  /** Whether the viewer may edit and cancel emails. */
  canSend: boolean;
  next: string | null;
}

const PARTS: readonly { part: MailPart; title: string; empty: string }[] = [
  { part: 'sent', title: 'Sent', empty: 'No emails sent yet. Write to your leads to send the first ones.' },
  {
    part: 'waiting',
    title: 'Waiting',
    empty: 'No emails wait. Emails that you send to leads wait here for their turn.',
  },
  { part: 'failed', title: 'Failed', empty: 'No emails failed.' },
  {
    part: 'follow_ups',
    title: 'Scheduled follow-ups',
    empty: 'No follow-ups are scheduled. Add follow-ups when you write to your leads.',
  },
  { part: 'cancelled', title: 'Canceled', empty: 'No emails were canceled while they waited.' },
];

/** The emails of a campaign: what was sent, what waits and why, what failed and what to do, and what is planned. */
export function MailsPage({ campaign, shown, counts, held, q, canSend, next }: MailsPageProps) {
  const here = PARTS.find(({ part }) => part === shown.show);
  const tabs = PARTS.map(({ part, title }) => ({
    href: `?show=${part}`,
    title: `${title} (${showNumber(counts[part], 0)})`,
    isHere: part === shown.show,
  }));
  return (
    <>
      <CampaignHead campaign={campaign} part="mails" />
      <Tabs label="Emails" tabs={tabs} />
      <SearchForm label="Search emails" hint="Subject, address or website" value={q} keep={{ show: shown.show }} />
      {shown.show === 'waiting' && held > 0 && (
        <p class="banner">
          {showCount(held, 'follow-up')} {held === 1 ? 'is' : 'are'} due and cannot be sent yet.{' '}
          <a href="?show=follow_ups">View follow-ups</a>
        </p>
      )}
      {shown.mails.length === 0 ? (
        <p class="empty">{q === null ? here?.empty : 'No emails match. Search for another word.'}</p>
      ) : (
        <MailList shown={shown} canSend={canSend} />
      )}
      <NextPage next={next} label={isByDue(shown.show) ? 'Later emails' : 'Older emails'} />
    </>
  );
}

function isByDue(part: MailPart): boolean {
  return part === 'waiting' || part === 'follow_ups';
}

function MailList({ shown, canSend }: Pick<MailsPageProps, 'shown' | 'canSend'>) {
  switch (shown.show) {
    case 'sent':
      return <SentMails attempts={shown.mails} />;
    case 'waiting':
      return <WaitingMails mails={shown.mails} canSend={canSend} />;
    case 'failed':
      return <FailedMails mails={shown.mails} />;
    case 'follow_ups':
      return <PlannedFollowUps planned={shown.mails} />;
    case 'cancelled':
      return <CanceledMails canceled={shown.mails} />;
  }
}
