import type { DigestFacts, MailSetting } from '../../../domain/notifications/mail-facts.js';
import type { SearchWeek } from '../../../domain/notifications/search-week.js';
import type {
  DigestLinks,
  DigestOutreach,
  DigestSite,
  WeeklyDigest,
} from '../../../domain/notifications/weekly-digest.js';
import { localDate } from '../../../domain/outreach/sending/local-time.js';
import { showChange, showCount, showDay, showNumber, showScore } from '../../report/facts/figures.js';
import { shownText } from '../../report/facts/shown-text.js';
import { linkIntoApp } from '../link-into-app.js';
import type { MailBlock, MailDocument, MailFact } from '../mail-document.js';
import { writeNotificationFooter } from '../notification-footer.js';
import { listIssues } from './write-audit-mail.js';

const MAX_SITE_CHARS = 100;
const MAX_TITLE_CHARS = 150;

/** The week of a workspace: every watched site, then outreach in brief. */
export function writeDigestMail({ digest }: DigestFacts, setting: MailSetting): MailDocument {
  const { sites, more_sites, outreach } = digest;
  const days = `${showLocalDay(digest.since, digest)} – ${showLocalDay(digest.until, digest)}`;
  const name = setting.workspace.name === null ? '' : ` for ${shownText(setting.workspace.name, MAX_SITE_CHARS)}`;
  return {
    subject: `Weekly digest${name}: ${summarize(digest)}`,
    preview: days,
    title: `Weekly digest${name}`,
    blocks: [
      { kind: 'paragraph', text: `${days} (${digest.time_zone})` },
      ...sites.flatMap((site) => describeSite(site, digest, setting)),
      ...(more_sites > 0
        ? [{ kind: 'paragraph' as const, text: `${showCount(more_sites, 'more site')} in the app.` }]
        : []),
      ...(outreach === null ? [] : describeOutreach(outreach, setting)),
    ],
    action: { label: 'View all sites', url: linkIntoApp(setting, '/app') },
    ...writeNotificationFooter('weekly_digest', setting),
  };
}

function summarize({ sites, more_sites, outreach }: WeeklyDigest): string {
  const [only] = sites;
  const about = sites.length + more_sites === 1 && only ? shownText(only.site, MAX_SITE_CHARS) : '';
  const watched = about || showCount(sites.length + more_sites, 'site');
  const fallen = sites.filter(({ change }) => change !== null && change < 0).length;
  if (sites.length === 0)
    return outreach === null ? 'nothing new' : `${showCount(outreach.replies, 'reply', 'replies')}`;
  if (fallen === 0) return watched;
  return about === '' ? `${watched}, ${fallen} with a lower score` : `${watched}, lower score`;
}

function describeSite(site: DigestSite, digest: WeeklyDigest, setting: MailSetting): MailBlock[] {
  const { issues, events } = site;
  const rows: MailFact[] = [
    describeScore(site, digest),
    ...(issues === null ? [] : [{ name: 'Issues', value: `${issues.new_total} new, ${issues.fixed_total} fixed` }]),
    ...describeSearch(site.search),
    ...events.map((event) => describeEvent(event)),
    {
      name: 'Next audit',
      value: site.next_audit_at === null ? 'Not scheduled' : showLocalDay(site.next_audit_at, digest),
    },
  ];
  const url = linkIntoApp(setting, `/app/sites/${site.site_id}`);
  return [
    { kind: 'heading', text: shownText(site.site, MAX_SITE_CHARS), url },
    { kind: 'facts', rows },
    ...(issues !== null && issues.new_total > 0
      ? [
          { kind: 'paragraph' as const, text: 'New issues:' },
          { kind: 'list' as const, items: listIssues(issues.new, issues.new_total) },
        ]
      : []),
  ];
}

function describeScore({ score, change, audited_at }: DigestSite, digest: WeeklyDigest): MailFact {
  if (audited_at === null) return { name: 'Score', value: 'Not audited yet' };
  const value = score === null ? 'Not measured' : `${showScore(score)} of 100`;
  const day = showLocalDay(audited_at, digest);
  if (audited_at < digest.since)
    return { name: 'Score', value, note: `No audit this week; the last one was on ${day}` };
  if (change === null) return { name: 'Score', value, note: `Audited on ${day}; nothing to compare with` };
  return {
    name: 'Score',
    value,
    note: `${showChange(change)} against the week before; audited on ${day}`,
    ...(change !== 0 && { tone: change > 0 ? ('good' as const) : ('bad' as const) }),
  };
}

function describeSearch(week: SearchWeek | null): MailFact[] {
  if (week === null) return [];
  const { clicks, impressions, change, start_date, end_date } = week;
  const missing = describeMissing(week);
  return [
    describeFigure('Clicks', clicks, change.clicks_percent),
    describeFigure('Impressions', impressions, change.impressions_percent),
    {
      name: 'Search data',
      value: `${showDay(start_date)} – ${showDay(end_date)}`,
      ...(missing !== null && { note: missing }),
    },
  ];
}

function describeFigure(name: string, value: number, percent: number | null): MailFact {
  if (percent === null) return { name, value: showNumber(value, 0), note: 'Nothing to compare with' };
  return {
    name,
    value: showNumber(value, 0),
    note: `${showChange(percent)}% against the week before`,
    ...(percent !== 0 && { tone: percent > 0 ? ('good' as const) : ('bad' as const) }),
  };
}

function describeMissing({ missing_days: { current, previous } }: SearchWeek): string | null {
  if (current + previous === 0) return null;
  const sides = [
    ...(current > 0 ? [`${showCount(current, 'day')} of this week`] : []),
    ...(previous > 0 ? [`${showCount(previous, 'day')} of the week before`] : []),
  ];
  return `Search Console has no data for ${sides.join(' and ')}; changes are per day with data`;
}

function describeEvent({ date, title, direction }: DigestSite['events'][number]): MailFact {
  return {
    name: direction === 'gain' ? 'Search gain' : 'Search loss',
    value: shownText(title, MAX_TITLE_CHARS),
    note: showDay(date),
    tone: direction === 'gain' ? 'good' : 'bad',
  };
}

function describeOutreach(outreach: DigestOutreach, setting: MailSetting): MailBlock[] {
  const { sent, replies, sent_before, replies_before, links, paused_senders } = outreach;
  return [
    { kind: 'heading', text: 'Outreach', url: linkIntoApp(setting, '/app/campaigns') },
    {
      kind: 'facts',
      rows: [
        { name: 'Emails sent', value: showNumber(sent, 0), note: `${showNumber(sent_before, 0)} the week before` },
        { name: 'Replies', value: showNumber(replies, 0), note: `${showNumber(replies_before, 0)} the week before` },
        ...(links ? [describeLinks(links)] : []),
        ...(paused_senders.length === 0
          ? []
          : [{ name: 'Paused mailboxes', value: shownText(paused_senders.join(', '), 300), tone: 'bad' as const }]),
      ],
    },
  ];
}

function describeLinks({ live, lost, changed, reclaimed }: DigestLinks): MailFact {
  return {
    name: 'Placed links',
    value: `${showNumber(live, 0)} live`,
    note: `this week ${showNumber(lost, 0)} lost, ${showNumber(changed, 0)} changed, ${showNumber(reclaimed, 0)} reclaimed`,
    ...(lost > 0 && { tone: 'bad' as const }),
  };
}

function showLocalDay(iso: string, { time_zone }: Pick<WeeklyDigest, 'time_zone'>): string {
  return showDay(localDate(new Date(iso), time_zone));
}
