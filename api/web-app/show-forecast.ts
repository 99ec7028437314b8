// When a queue's emails would leave, and who gets none.
import { writeDay } from '../../domain/base/time/write-day.js';
import { describeLeftOut } from '../../domain/outreach/sending/forecast/describe-left-out.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { writeCount } from './write-count.js';
import { writeTime } from './write-time.js';

export interface Forecast {
  basis: string;
  first_emails: number;
  follow_ups: number;
  first_at: string | null;
  last_first_email_range: { earliest: string; latest: string } | null;
  last_at: string | null;
  left_out: { reason: string; count: number }[];
  days: { date: string; first_emails: number; follow_ups: number }[];
  mailboxes: { sender_email: string | null; first_emails: number }[];
  not_planned: { count: number }[];
}

/** Days that are listed. */
const SHOWN_DAYS = 30;

/** When the emails would leave, and who gets none. */
export function showForecast({ basis, left_out, days, ...forecast }: Forecast): HTMLElement[] {
  const parts = [makeElement('h2', 'Forecast'), makeList(summarize(forecast))];
  if (left_out.length > 0) {
    const out = left_out.map(({ reason, count }) => `${writeCount(count)}: ${describeLeftOut(reason)}`);
    parts.push(makeElement('h3', 'Leads without an email'), makeList(out));
  }
  if (days.length > 0) {
    const listed = days.slice(0, SHOWN_DAYS).map(({ date, ...day }) => `${writeDay(date)}: ${writeCounts(day)}`);
    if (days.length > SHOWN_DAYS) listed.push(`And ${days.length - SHOWN_DAYS} more days`);
    parts.push(makeElement('details', null, makeElement('summary', 'Emails by day'), makeList(listed)));
  }
  return [...parts, makeElement('p', basis)];
}

export function showMissingForecast(failure: unknown): HTMLElement[] {
  const why = failure instanceof Error ? failure.message : String(failure);
  return [makeElement('h2', 'Forecast'), makeElement('p', `No forecast now: ${why}`)];
}

function summarize(forecast: Omit<Forecast, 'basis' | 'left_out' | 'days'>): string[] {
  const { first_at, last_first_email_range: range, last_at, not_planned } = forecast;
  const lines = [`${writeCounts(forecast)}, if no one replies`];
  if (first_at !== null) lines.push(`First email: ${writeTime(first_at)}`);
  if (range !== null) lines.push(`Last first email: ${writeRange(range)}`);
  if (last_at !== null && last_at !== first_at) lines.push(`Last email: ${writeTime(last_at)}`);
  const unplanned = not_planned.reduce((sum, { count }) => sum + count, 0);
  if (unplanned > 0) lines.push(`${writeCount(unplanned)} wait until their mailbox is resumed`);
  return lines;
}

function writeCounts({ first_emails, follow_ups }: Pick<Forecast, 'first_emails' | 'follow_ups'>): string {
  const first = `${writeCount(first_emails)} first ${first_emails === 1 ? 'email' : 'emails'}`;
  return `${first}, ${writeCount(follow_ups)} ${follow_ups === 1 ? 'follow-up' : 'follow-ups'}`;
}

/** Times are written to the minute: within one there is no range. */
function writeRange({ earliest, latest }: { earliest: string; latest: string }): string {
  const [from, to] = [writeTime(earliest), writeTime(latest)];
  return from === to ? from : `between ${from} and ${to}`;
}
