import type { BouncedRecipient, BounceReason } from './bounce.js';
import type { Failure } from './failure.js';
import { groupOfReason } from './group-of-reason.js';
import { reasonOfStatus } from './reason-of-status.js';
import { reasonOfText } from './reason-phrases.js';
import { refusedStage } from './refused-stage.js';
import { enhancedStatus, replyCode } from './status-codes.js';

const MAX_DETAIL_CHARS = 500;
/** Cisco's gateways put a general line of their own before what the other side said: `5.1.0 - Unknown address error 550-'…'`. */
const RELAYED = /\b[45]\.\d\.\d - [A-Za-z ]{3,60} ([45]\d\d)[- ]'(.{1,1000})'/;
/** What filters answer to a mail that they have read; words any plainer are meant. */
const LATE_REFUSAL = /unknown user|user unknown|no such user|access denied/i;
/** Said of the sender or its server, whatever else the words are. */
const SENDER_SIDE: ReadonlySet<BounceReason> = new Set([
  'unknown_user',
  'unknown_host',
  'moved',
  'no_mail_accepted',
  'filtered',
]);

/** @param context The rest of the report, which may tell at which command the refusal came. */
export function judgeFailure({ email, status: given, text }: Failure, context: string): BouncedRecipient {
  const [, relayedCode, relayedText] = RELAYED.exec(text) ?? [];
  const said = relayedText ?? text;
  const status = mostTelling(given, enhancedStatus(said));
  const code = relayedCode ? Number(relayedCode) : replyCode(said);
  const isTransient = status ? status.startsWith('4') : code !== null && code < 500;
  const reason = reasonOf(said, status, code, refusedStage(`${said}\n${context}`));
  return {
    email,
    status,
    code,
    group: groupOfReason(reason, isTransient),
    reason,
    detail: text.replace(/\s+/g, ' ').trim().slice(0, MAX_DETAIL_CHARS),
  };
}

/** Gateways report "5.0.0" for what the other side had a better code. */
function mostTelling(given: string | null, said: string | null): string | null {
  if (given === null || (said !== null && /\.0\.0$/.test(given))) return said ?? given;
  return given;
}

function reasonOf(
  text: string,
  status: string | null,
  code: number | null,
  stage: ReturnType<typeof refusedStage>,
): BounceReason {
  const bySubject = status ? reasonOfStatus(status) : null;
  const byText = reasonOfText(text);
  const reason = byText ?? bySubject ?? (code !== null && code < 500 ? 'expired' : 'unknown');
  if (bySubject === 'sender_rejected' && SENDER_SIDE.has(reason)) return 'sender_rejected';
  if (stage === 'sender' && SENDER_SIDE.has(reason)) return 'sender_rejected';
  if (reason !== 'unknown_user') return reason;
  // RFC 3463: 5.1.x is about the address, 5.2.0 is a mailbox that does not want this mail.
  if (status?.endsWith('.2.0')) return 'filtered';
  const isFilter = stage === 'content' && !/^\d\.1\./.test(status ?? '') && LATE_REFUSAL.test(text);
  return isFilter ? 'filtered' : 'unknown_user';
}
