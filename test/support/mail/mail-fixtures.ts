import { readFileSync } from 'node:fs';
import type { ReplyClass } from '../../../domain/outreach/replies/reply.js';

const HOME = new URL('../../fixtures/outreach/', import.meta.url);

export interface ReplyTextCase {
  id: string;
  text: string;
  /** What its writer wrote. */
  want: string;
  /** The mail that was answered, where the case is about knowing it. */
  sent?: string;
}

export interface ExpectedFailure {
  status: string;
  reply_code: string;
  reason: string;
  /** The address should not be mailed again. */
  hard: boolean;
}

export function replyTextCases(): ReplyTextCase[] {
  return ['reply-text-cases.json', 'more-reply-text-cases.json'].flatMap((name): ReplyTextCase[] =>
    JSON.parse(readFileSync(new URL(`replies/${name}`, HOME), 'utf8')),
  );
}

/** Real bounces by file name, with what each says of every failed recipient. */
export function bounceCases(): { name: string; source: Buffer; expected: ExpectedFailure[] }[] {
  const expected: Record<string, ExpectedFailure[]> = JSON.parse(
    readFileSync(new URL('bounces/expected.json', HOME), 'utf8'),
  );
  return Object.entries(expected).map(([name, failures]) => ({ name, source: bounceMail(name), expected: failures }));
}

export function bounceMail(name: string): Buffer {
  return readFileSync(new URL(`bounces/mail/${name}`, HOME));
}

/** Reasons that lie with the sender or the way, never with the address. */
export const OUR_REASONS: ReadonlySet<string> = new Set(
  (
    'blocked spamdetected policyviolation authfailure badreputation norelaying notcompliantrfc securityerror requireptr ' +
    'virusdetected contenterror rejected speeding toomanyconn networkerror systemerror systemfull mesgtoobig exceedlimit onhold'
  ).split(' '),
);

/** New texts of replies in many languages, with what they mean. */
export function replyClassCases(): { text: string; want: ReplyClass }[] {
  return JSON.parse(readFileSync(new URL('replies/reply-class-cases.json', HOME), 'utf8'));
}
