import type { Connection } from 'mongoose';
import type { BounceReason } from '../../../domain/outreach/replies/bounces/bounce.js';
import { judgeFailure } from '../../../domain/outreach/replies/bounces/judge-failure.js';
import { type MatchedBy, PROOFS } from '../../../domain/outreach/replies/reply.js';
import type {
  ComplaintEvidence,
  RefusalEvidence,
  SenderEvidence,
} from '../../../domain/outreach/sending/sender-evidence.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { replyModel } from '../replies/reply-model.js';
import { createAttemptLookups } from './attempt-lookups.js';
import { attemptModel } from './attempt-model.js';

const REPORT_FIELDS = { attempt_id: 1, matched_by: 1, verified_domain: 1, bounce_reason: 1, bounce_detail: 1 } as const;

type Filter = Record<string, unknown>;

/** How the reason of an attempt begins that a server has refused for good. */
const REFUSED = /^refused \((?:rcpt|data|after_data)\): /;

/** Receivers' reactions to a sender's mails. Reads only. */
export function createSenderEvidence(connection: Connection) {
  const attempts = attemptModel(connection);
  const replies = replyModel(connection);
  const { rates } = createAttemptLookups(connection);

  /** Reports count with the mail that they are about, and those that name none by the day they came. */
  async function evidence(userId: OwnerId, senderId: string, since: Date): Promise<SenderEvidence> {
    const by = { user_id: userId, sender_id: senderId };
    const left: Filter = { ...by, sent_at: { $gte: since }, status: { $in: ['sent', 'bounced'] } };
    const found = await attempts.find(left, { recipient_email: 1 }).lean();
    const recipients = new Map(found.map(({ _id, recipient_email }) => [_id.toHexString(), recipient_email]));
    const about = { user_id: userId, attempt_id: { $in: [...recipients.keys()] } };
    const named: Filter = { ...about, classification: 'complaint' };
    const nameless: Filter = { ...by, classification: 'complaint', created_at: { $gte: since } };
    const ours: Filter = { ...about, classification: 'bounce_soft', bounce_group: 'ours' };
    const [{ delivered, bounced }, complaints, others, reports, refused] = await Promise.all([
      rates(userId, senderId, since),
      replies.find(named, REPORT_FIELDS).lean(),
      replies.find(nameless, REPORT_FIELDS).lean(),
      replies.find(ours, REPORT_FIELDS).lean(),
      refusedBy({ ...by, sent_at: null, status: 'failed', reason: REFUSED, updated_at: { $gte: since } }),
    ]);
    return {
      delivered,
      bounced,
      complaints: [...oncePerMail(complaints), ...others].map((each) => toComplaint(each, recipients)),
      refusals: [...oncePerMail(reports.filter(citesMail)).flatMap((each) => toRefusal(each, recipients)), ...refused],
    };
  }

  /** Mails that the receiver's server, or the user's own, has refused while it was spoken to. */
  async function refusedBy(filter: Filter): Promise<RefusalEvidence[]> {
    const found = await attempts.find(filter, { recipient_email: 1, reason: 1 }).lean();
    return found.flatMap(({ recipient_email: recipient, reason: said }) => {
      const text = (said ?? '').replace(REFUSED, '');
      const { group, reason, detail } = judgeFailure({ email: recipient, status: null, text }, '');
      return group === 'ours' ? [{ recipient, reason, detail }] : [];
    });
  }

  return { evidence };
}

interface Report {
  attempt_id?: string | null;
  matched_by?: string | null;
  verified_domain?: string | null;
  bounce_reason?: string | null;
  bounce_detail?: string | null;
}

function citesMail({ matched_by }: Report): boolean {
  return PROOFS.has(matched_by as MatchedBy);
}

/** Two reports about one mail are one; the best vouched for counts. */
function oncePerMail(reports: readonly Report[]): Report[] {
  const weight = (each: Report): number => (each.verified_domain ? 2 : 0) + (citesMail(each) ? 1 : 0);
  const inOrder = reports.toSorted((one, other) => weight(one) - weight(other));
  return [...new Map(inOrder.map((each) => [each.attempt_id, each])).values()];
}

function toComplaint(report: Report, recipients: ReadonlyMap<string, string>): ComplaintEvidence {
  return {
    recipient: recipients.get(report.attempt_id ?? '') ?? null,
    cites_mail: citesMail(report),
    verified_domain: report.verified_domain ?? null,
  };
}

function toRefusal(report: Report, recipients: ReadonlyMap<string, string>): RefusalEvidence[] {
  const recipient = recipients.get(report.attempt_id ?? '');
  if (recipient === undefined || !report.bounce_reason) return [];
  return [{ recipient, reason: report.bounce_reason as BounceReason, detail: report.bounce_detail ?? '' }];
}
