import { createHash } from 'node:crypto';
import { readCorrectionEvidence } from '../../../../domain/outreach/replies/learning/read-correction-evidence.js';
import type { Reply, ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import type { LearningDeps } from './learning-deps.js';

/**
 * Keeps what a person says that a reply means, with what Linkwright took it for until then. Twice: the first class that it
 * was given stays, and the last one that the person said.
 * @param reply As it was before.
 */
export async function keepCorrection(deps: LearningDeps, reply: Reply, meant: ReplyClass): Promise<void> {
  const { user_id, id, campaign_id, lead_id, attempt_id, classified_by, classification, confidence } = reply;
  const attempt = attempt_id === null ? null : await deps.attempts.find(user_id, attempt_id);
  const byPerson = classified_by === 'user';
  await deps.replyLearning.keep(user_id, {
    reply_id: id,
    campaign_id,
    lead_id,
    group: lead_id ?? hideWriter(reply),
    meant,
    given: byPerson ? null : classification,
    given_by: byPerson ? null : classified_by,
    confidence: byPerson ? null : confidence,
    corrected_at: deps.now().toISOString(),
    evidence: readCorrectionEvidence(reply, attempt?.subject ?? null),
  });
  await deps.wakeLearning(user_id);
}

/** The same for all mail of a writer, and no address. */
function hideWriter({ user_id, from_email }: Reply): string {
  return createHash('sha256').update(`${user_id}\n${from_email}`).digest('hex').slice(0, 24);
}
