import type { BouncedRecipient, BounceReason } from './bounce.js';
import type { Failure } from './failure.js';
import { groupOfReason } from './group-of-reason.js';
import { reasonOfStatus } from './reason-of-status.js';
import { reasonOfText } from './reason-phrases.js';
import { refusedStage } from './refused-stage.js';
import { enhancedStatus, replyCode } from './status-codes.js';

const MAX_DETAIL_CHARS = 500;
const MAX_SAID_CHARS = 6_000;
/** Cisco's gateways put a general line of their own before what the other side said: `5.1.0 - Unknown address error 550-'…'`. */
const RELAYED = /\b[45]\.\d\.\d - [A-Za-z ]{3,60} ([45]\d\d)[- ]'(.{1,1000})'/;
/** What filters respond to a mail that they have read; plainer words are meant literally. */
const LATE_REFUSAL = /unknown user|user unknown|no such user|access denied/i;
/** Microsoft's text for a recipient that its directory does not know; from all others it means a rule that was hit. */
const DENIED = /recipient address(?:es)? rejected ?: access denied/i;
const MICROSOFT_UNKNOWN = /\b5\.4\.1\b|\bas\(20\d{4,8}\)/i;
const PLAINLY_UNKNOWN =
  /unknown user|user unknown|no such (?:user|recipient)|invalid recipient|does(?: not|n't) exist/i;
/** With a 4.1.1, which may also mean an unknown user: the server wants to check again. */
const LOOKS_AGAIN =
  /temporar|try (?:again|later)|again later|in progress|unverified|verif|gr[ae]y-?list|defer|retry|unavailable|not available|backend|time[d -]?out/i;
/**
 * With any code, it means that the other side could not decide. Not the "check the address and try again" that is
 * addressed to people.
 */
const TRY_AGAIN =
  /(?:not found|lookup|resol\w{1,8}|unreachable|not reachable)\b(?:(?!check|correct|verify|review|spell)[^.;\n]){0,40}\btry again|temporar(?:y|ily) (?:\S+ )?(?:dns|name|lookup|resolution|resolve|unable|deferred|unavailable|rejected|failure)|(?:failed|unavailable|rejected|deferred) temporarily|\bservfail\b|dns (?:\S+ )?timed? ?-?out|(?:try|retry) (?:again |delivery )?(?:later|in \d{1,4} (?:s|m|h))|gr[ae]y-?list/i;
/** Said of the sender or its server, whatever else the words are. */
const SENDER_SIDE: ReadonlySet<BounceReason> = new Set([
  'unknown_user',
  'unknown_host',
  'moved',
  'no_mail_accepted',
  'filtered',
]);

/** @param context The rest of the report, which may show at which command the rejection came. */
export function judgeFailure({ email, status: given, text }: Failure, context: string): BouncedRecipient {
  const [, relayedCode, relayedText] = RELAYED.exec(text) ?? [];
  const said = relayedText ?? text;
  const status = mostTelling(given, enhancedStatus(said));
  const code = relayedCode ? Number(relayedCode) : replyCode(said);
  const reason = reasonOf(said, { given, status, code, stage: refusedStage(`${said}\n${context}`) });
  const isTransient =
    TRY_AGAIN.test(said.slice(0, MAX_SAID_CHARS)) ||
    (isForNow(status, code) && !(reason === 'unknown_user' && isGivenUp(status, said)));
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

/** A server that gives up ("5.4.7") may still report the last response, which was not a permanent rejection. */
function isForNow(status: string | null, code: number | null): boolean {
  if (status?.startsWith('4')) return true;
  return code !== null && code < 500 && !status?.startsWith('5.1.');
}

/** Servers set up to refuse unknown users for now ("450 4.1.1 User unknown in local recipient table") mean it all the same. */
function isGivenUp(status: string | null, said: string): boolean {
  return status === '4.1.1' && !LOOKS_AGAIN.test(said);
}

interface Refusal {
  /** The status that the report itself gives in a field of its own. */
  given: string | null;
  status: string | null;
  code: number | null;
  stage: ReturnType<typeof refusedStage>;
}

function reasonOf(text: string, { given, status, code, stage }: Refusal): BounceReason {
  const bySubject = status ? reasonOfStatus(status) : null;
  const byText = reasonOfText(text);
  const reason = byText ?? bySubject ?? (code !== null && code < 500 ? 'expired' : 'unknown');
  if (bySubject === 'sender_rejected' && SENDER_SIDE.has(reason)) return 'sender_rejected';
  if (stage === 'sender' && SENDER_SIDE.has(reason)) return 'sender_rejected';
  if (reason !== 'unknown_user') return reason;
  if (isAboutUs(text, status)) return 'policy';
  // RFC 3463: 5.1.x is about the address, 5.2.0 is a mailbox that does not want this mail.
  if (status?.endsWith('.2.0')) return 'filtered';
  // 5.2.1 is a mailbox that exists and is closed. Filters call its user unknown as well; a server that refuses the recipient means it.
  if (given === '5.2.1' && stage !== 'recipient') return 'suspended';
  const isFilter = stage === 'content' && !/^\d\.1\./.test(status ?? '') && LATE_REFUSAL.test(text);
  return isFilter ? 'filtered' : 'unknown_user';
}

/**
 * RFC 3463: x.7 is security and policy. From the server itself it takes precedence over any text about a missing user;
 * if only the reporting gateway derived it from a plain 5xx, the text counts.
 */
function isAboutUs(text: string, status: string | null): boolean {
  if (DENIED.test(text)) return status !== '5.4.1' && !MICROSOFT_UNKNOWN.test(text);
  const said = enhancedStatus(text);
  const isPolicy = (code: string | null): boolean => code !== null && /^\d\.7\./.test(code);
  return isPolicy(said) || (isPolicy(status) && !(said === null && PLAINLY_UNKNOWN.test(text)));
}
