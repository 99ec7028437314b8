import { counted } from '../report/counted.js';
import type { Color, Paint } from '../report/paint.js';
import { type Cell, renderTable } from '../report/table.js';
import { toTerminalText } from '../terminal-text.js';
import type { Shown } from './shown.js';

const CLASS_COLORS: Readonly<Record<string, Color>> = {
  interested: 'green',
  question: 'green',
  referral: 'green',
  not_interested: 'red',
  unsubscribe: 'red',
  complaint: 'red',
  bounce_hard: 'red',
  bounce_soft: 'yellow',
};
const EXCERPT_CHARS = 60;

const header = (...names: string[]): Cell[] => names.map((text) => ({ text, color: 'bold' }));
const number = (value: number): Cell => ({ text: String(value), align: 'right' });
const text = (value: string): Cell => ({ text: toTerminalText(value) });
const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

export function renderCampaigns(campaigns: Shown<'campaigns'>, paint: Paint): string[] {
  const rows = campaigns.map(({ id, name, lead_counts: { total, contacted, replied, placed } }) => [
    text(id),
    ...[total, contacted, replied, placed].map(number),
    text(name),
  ]);
  return renderTable([header('Id', 'Leads', 'Contacted', 'Replied', 'Placed', 'Name'), ...rows], paint);
}

export function renderImported(
  { added, skipped, failed, columns, ignored_columns, warnings }: Shown<'imported'>,
  paint: Paint,
  thing: 'lead' | 'link' = 'lead',
): string[] {
  const pairs = Object.entries(columns).map(([field, column]) => `${field} from "${toTerminalText(column)}"`);
  return [
    `${counted(added, thing)} added, ${skipped} there already, ${failed.length} refused`,
    paint('dim', `Read ${pairs.join(', ')}`),
    ...(ignored_columns.length === 0
      ? []
      : [paint('dim', `Ignored ${ignored_columns.map(toTerminalText).join(', ')}`)]),
    ...warnings.map((line) => `${paint('yellow', 'warning')}  ${toTerminalText(line)}`),
    ...failed.map((line) => `${paint('red', 'refused')}  ${toTerminalText(line)}`),
  ];
}

export function renderPreview(
  { sender_email, mailboxes, total, sendable, mails, refused }: Shown<'preview'>,
  paint: Paint,
): string[] {
  const first = mails[0];
  const isShared = mailboxes.length > 1;
  const from = isShared ? `${mailboxes.length} mailboxes` : toTerminalText(sender_email);
  return [
    `${sendable} of ${counted(total, 'mail')} would leave from ${from}; nothing was sent`,
    ...(isShared ? mailboxes.map((each) => `  ${toTerminalText(each.sender_email)}: ${each.mails}`) : []),
    ...mailboxes.flatMap(({ sender_email: email, domain: { reason } }) =>
      reason === null ? [] : [`${paint('yellow', 'warning')}  ${toTerminalText(email)}: ${toTerminalText(reason)}`],
    ),
    '',
    ...renderTable(
      [header('To', 'Subject'), ...mails.map((mail) => [text(mail.recipient_email), text(mail.subject)])],
      paint,
    ),
    ...(first ? ['', paint('bold', 'The first one whole'), ...first.text.split('\n').map(toTerminalText)] : []),
    ...(refused.length === 0 ? [] : ['', paint('bold', 'Cannot be mailed')]),
    ...refused.map(
      ({ website_url, lead_id, reason }) => `${toTerminalText(website_url ?? lead_id)}: ${toTerminalText(reason)}`,
    ),
  ];
}

export function renderQueued(result: Shown<'queued'>, paint: Paint): string[] {
  const counts = (['sent', 'blocked', 'failed', 'uncertain', 'cancelled'] as const).map(
    (name) => `${result[name]} ${name}`,
  );
  return [
    `${counted(result.total, 'mail')}: ${counts.join(', ')}`,
    ...result.refused.map(({ lead_id, reason }) => `${paint('red', 'refused')}  ${lead_id}: ${toTerminalText(reason)}`),
  ];
}

export function renderPolled({ replies_found, failed, errors }: Shown<'polled'>, paint: Paint): string[] {
  return [
    `${counted(replies_found, 'new reply', 'new replies')}${failed === 0 ? '' : `, ${failed} could not be read`}`,
    ...errors.map(({ mailbox, detail }) => `${paint('red', toTerminalText(mailbox))}  ${toTerminalText(detail)}`),
  ];
}

const WAITING = 'Waiting for you: save what each one means, even if the guess is right';

function lineOf({ id, from_email, classification }: Shown<'reply'>): string {
  return `npm run outreach -- classify ${id} ${classification}  (${toTerminalText(from_email)})`;
}

export function renderReplies(replies: Shown<'replies'>, paint: Paint): string[] {
  const guesses = replies.filter(({ needs_review }) => needs_review);
  const rows = replies.map(({ received_at, from_email, classification, confidence, body, needs_review }): Cell[] => [
    text(received_at.slice(0, 16).replace('T', ' ')),
    needs_review
      ? { text: `${classification}?`, color: 'yellow' }
      : { text: classification, color: CLASS_COLORS[classification] ?? 'dim' },
    { text: confidence.toFixed(2), align: 'right' },
    text(from_email),
    text(body.replace(/\s+/g, ' ').slice(0, EXCERPT_CHARS)),
  ]);
  return [
    ...renderTable([header('Received', 'Class', 'Sure', 'From', 'Text'), ...rows], paint),
    '',
    counted(replies.length, 'reply', 'replies'),
    ...(guesses.length === 0 ? [] : ['', paint('bold', WAITING), ...guesses.map(lineOf)]),
  ];
}

export function renderSnapshot({ rates, by_campaign, ...totals }: Shown<'snapshot'>, paint: Paint): string[] {
  const { total_campaigns, total_leads, total_sends, total_replies, total_placements } = totals;
  const automatic = totals.total_automatic_replies;
  const rows = by_campaign.map(({ sends, replies, automatic_replies, placements, name }) => [
    ...[sends, replies, automatic_replies, placements].map(number),
    text(name),
  ]);
  return [
    `${counted(total_campaigns, 'campaign')}, ${counted(total_leads, 'lead')}: ${counted(total_sends, 'mail')} sent, ` +
      `${counted(total_replies, 'reply', 'replies')} and ${counted(automatic, 'automatic one')}, ${counted(total_placements, 'placement')}`,
    `Response ${percent(rates.overall_response_rate)}, placement ${percent(rates.overall_placement_rate)}, ` +
      `bounce ${percent(rates.overall_bounce_rate)}`,
    '',
    ...renderTable([header('Sent', 'Replies', 'Automatic', 'Placed', 'Campaign'), ...rows], paint),
  ];
}
