import type { BounceReport } from './bounces/bounce.js';
import { parseBounce } from './bounces/parse-bounce.js';
import { type Classification, classify } from './classify.js';
import type { IncomingMessage } from './incoming-message.js';
import type { OwnAdjustment } from './learning/own-adjustment.js';
import { extractNewText } from './new-text.js';

export interface JudgedReply extends Classification {
  /** What its writer wrote now. Of bounces and other reports the whole text. */
  text: string;
  quoted_text_removed: boolean;
}

/**
 * What a message says and means.
 * @param sent The mail that it answers, as it was sent or as the user wrote it; null when it is not known.
 * @param bounce The result of parseBounce, if already known.
 * @param own What the workspace has taught; null: nothing that is in use.
 */
export function judgeReply(
  message: IncomingMessage,
  sent: { subject: string; body: string } | null,
  bounce: BounceReport = parseBounce(message),
  own: OwnAdjustment | null = null,
): JudgedReply {
  const { text, quoted_text_removed } =
    bounce.kind === 'none'
      ? extractNewText(message.text, { sentText: sent?.body ?? null })
      : { text: message.text.trim(), quoted_text_removed: false };
  return { text, quoted_text_removed, ...classify(message, text, bounce, sent?.subject ?? null, own) };
}
