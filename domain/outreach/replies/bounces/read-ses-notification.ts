import type { IncomingMessage, MailFields } from '../incoming-message.js';
import { addressIn } from './address-in.js';
import type { BouncedRecipient, BounceReason, BounceReport } from './bounce.js';
import { groupOfReason } from './group-of-reason.js';
import { judgeFailure } from './judge-failure.js';
import { enhancedStatus } from './status-codes.js';

const MAX_CHARS = 300_000;
const MAX_RECIPIENTS = 50;
const MAX_DETAIL_CHARS = 500;

/** Amazon's two words for a bounce, if the receiver's server is not quoted; the others follow the server's words. */
const REASONS: Record<string, BounceReason> = {
  'permanent/general': 'unknown_user',
  'permanent/noemail': 'unknown_user',
  // On Amazon's own list, for a bounce or a complaint of whatever sender.
  'permanent/suppressed': 'filtered',
  'permanent/onaccountsuppressionlist': 'filtered',
  'permanent/unsubscribedrecipient': 'filtered',
  'transient/mailboxfull': 'mailbox_full',
  'transient/messagetoolarge': 'too_large',
  'transient/contentrejected': 'content',
  'transient/attachmentrejected': 'content',
  'transient/general': 'expired',
};

type Fields = Record<string, unknown>;

/**
 * A notification of Amazon SES as JSON: the text of a mail, or wrapped by SNS, which also sends it as a mail. Null for
 * any other message. @see https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 */
export function readSesNotification({ text }: IncomingMessage): BounceReport | null {
  const event = readEvent(text);
  if (event === null) return null;
  const type = textOf(event['notificationType'] ?? event['eventType']).toLowerCase();
  const mail = fieldsOf(event['mail']);
  const returned = returnedHeaders(mail);
  const base = { returned, original_message_id: returned['message-id']?.[0] ?? null };
  if (type === 'bounce') {
    return { ...base, kind: 'failure', is_bounce: true, recipients: bouncedIn(fieldsOf(event['bounce'])) };
  }
  const complaint = fieldsOf(event['complaint']);
  if (type === 'complaint' && textOf(complaint['complaintFeedbackType']).toLowerCase() !== 'not-spam') {
    return { ...base, kind: 'complaint', is_bounce: false, recipients: complainedIn(complaint) };
  }
  return { ...base, kind: 'notice', is_bounce: false, recipients: [] };
}

/** SNS adds a farewell below; servers on the way break long lines. */
function readEvent(text: string): Fields | null {
  const start = text.slice(0, MAX_CHARS).trimStart();
  if (!start.startsWith('{') || !/"(?:Message|notificationType|eventType)"/.test(start)) return null;
  const outer = parse(start.slice(0, start.lastIndexOf('}') + 1));
  const event = typeof outer?.['Message'] === 'string' ? parse(outer['Message']) : outer;
  const isEvent = event !== null && ('notificationType' in event || 'eventType' in event) && 'mail' in event;
  return isEvent ? event : null;
}

function parse(json: string): Fields | null {
  for (const attempt of [json, json.replace(/!\n[ \t]/g, ''), json.replace(/!?\n[ \t]?/g, '')]) {
    try {
      return fieldsOf(JSON.parse(attempt));
    } catch {
      // Perhaps a line was broken.
    }
  }
  return null;
}

function bouncedIn(bounce: Fields): BouncedRecipient[] {
  const kind = `${textOf(bounce['bounceType'])}/${textOf(bounce['bounceSubType'])}`.toLowerCase();
  return listOf(bounce['bouncedRecipients']).map((each) => {
    const email = addressIn(textOf(each['emailAddress']));
    const status = enhancedStatus(textOf(each['status']));
    const text = textOf(each['diagnosticCode']).replace(/^[a-z0-9-]{1,40};\s?/i, '');
    const judged = judgeFailure({ email, status, text }, '');
    const reason = REASONS[kind];
    if (judged.reason !== 'unknown' || reason === undefined) return judged;
    return {
      ...judged,
      reason,
      group: groupOfReason(reason, kind.startsWith('transient')),
      detail: judged.detail || kind,
    };
  });
}

function complainedIn(complaint: Fields): BouncedRecipient[] {
  const detail = `feedback report: ${textOf(complaint['complaintFeedbackType']) || 'no type'}`;
  return listOf(complaint['complainedRecipients']).map((each) => ({
    email: addressIn(textOf(each['emailAddress'])),
    status: null,
    code: null,
    group: 'complaint',
    reason: 'complaint',
    detail: detail.slice(0, MAX_DETAIL_CHARS),
  }));
}

/** Amazon replaces our id with its own, and returns both if headers are included. */
function returnedHeaders(mail: Fields): MailFields {
  const common = fieldsOf(mail['commonHeaders']);
  const headers = listOf(mail['headers']).map((each) => [textOf(each['name']).toLowerCase(), textOf(each['value'])]);
  const named = (name: string): string[] => headers.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const own = textOf(mail['messageId']);
  const ids = [textOf(common['messageId']), ...named('message-id'), own === '' ? '' : `<${own}@amazonses.com>`];
  return {
    'message-id': [...new Set(ids.filter((id) => /^<[^<>\s]{1,500}>$/.test(id)))],
    subject: [textOf(common['subject']), ...named('subject')].filter((value) => value !== '').slice(0, 1),
    from: [textOf(mail['source']), ...named('from')].filter((value) => value !== ''),
  };
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.slice(0, MAX_RECIPIENTS).filter(isFields) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
