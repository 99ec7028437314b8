import type { Attempt } from '../../../domain/outreach/sending/attempt.js';
import { POLICY_CHECKS, type PolicyCheckName } from '../../../domain/outreach/sending/policy.js';
import { inWords } from '../../report/facts/names.js';

/** Why an email was not sent, or came back, for its reader. */
export interface FailureWords {
  /** One sentence, with a full stop. */
  why: string;
  /** What the mail server or the policy says, where it does. */
  detail: string | null;
  /** What to do now. */
  wayOut: string;
}

type Known = Omit<FailureWords, 'detail'>;

const OTHER_ADDRESS = 'Find another address for this website and edit the lead.';
const NONE_NEEDED = 'No action needed.';

/** What a failed check of the policy says, and what ends it. */
const CHECKS: Readonly<Record<PolicyCheckName, Known>> = {
  recipient_valid: { why: 'The address cannot receive email.', wayOut: OTHER_ADDRESS },
  recipient_suppressed: { why: 'The address is on the suppression list.', wayOut: NONE_NEEDED },
  lead_not_mailable: { why: 'The lead gets no more email in its status.', wayOut: NONE_NEEDED },
  recipient_role_blocked: { why: 'The address belongs to a role that must not be emailed.', wayOut: OTHER_ADDRESS },
  sender_not_authorized: {
    why: 'You may not send from this mailbox.',
    wayOut: 'Choose one of your own mailboxes.',
  },
  sender_identity_incomplete: {
    why: 'The mailbox has no complete name, organization or postal address.',
    wayOut: 'Complete the mailbox, then send the email again.',
  },
  unfilled_placeholder: {
    why: 'The text contains a placeholder without a value.',
    wayOut: 'Fill in or remove the placeholder, then send the email again.',
  },
  consent_required: {
    why: 'Email to this region needs the consent of the recipient.',
    wayOut: 'Record the consent with the lead, or do not email it.',
  },
  duplicate_send: { why: 'The lead already received this email.', wayOut: NONE_NEEDED },
  user_daily_cap: { why: 'Your daily limit for all mailboxes was reached.', wayOut: 'Send the email again tomorrow.' },
  domain_daily_cap: {
    why: 'The daily limit for the domain of the recipient was reached.',
    wayOut: 'Send the email again tomorrow.',
  },
  sender_daily_cap: { why: 'The daily limit of the mailbox was reached.', wayOut: 'Send the email again tomorrow.' },
  sender_hourly_cap: { why: 'The hourly limit of the mailbox was reached.', wayOut: 'Send the email again later.' },
  min_gap: { why: 'The mailbox keeps a gap between two emails.', wayOut: 'Send the email again later.' },
  recipient_cooldown: {
    why: 'The recipient received another email recently.',
    wayOut: 'Send the email again in a few days.',
  },
  outside_sending_window: {
    why: 'The sending window of the mailbox was closed.',
    wayOut: 'Send the email again: it waits for the window.',
  },
};

const CODES: Readonly<Record<string, Known>> = {
  sender_removed: { why: 'The mailbox was deleted.', wayOut: 'Send the email again from another mailbox.' },
  sender_password_unreadable: {
    why: 'The password of the mailbox cannot be read.',
    wayOut: 'Enter the password of the mailbox again, then send the email again.',
  },
  abandoned: { why: 'Sending stopped before the email left.', wayOut: 'Send the email again.' },
  resolved_by_user: { why: 'You marked the email as not delivered.', wayOut: 'Send the email again.' },
  cancelled: { why: 'The email was canceled.', wayOut: NONE_NEEDED },
  earlier_attempt_uncertain: {
    why: 'It is unclear whether an earlier email to this lead arrived.',
    wayOut: 'Decide about the earlier email first.',
  },
};

const IN_DOUBT = 'Look into the Sent folder of the mailbox, then choose what happened.';

const UNCERTAIN: Readonly<Record<string, string>> = {
  no_clear_answer: 'The connection failed while the email was being sent.',
  worker_lost: 'A restart interrupted the sending.',
};

/** Of an attempt that is failed, blocked, bounced or uncertain. */
export function failureWords({
  status,
  reason,
  policy_checks,
}: Pick<Attempt, 'status' | 'reason' | 'policy_checks'>): FailureWords {
  const said = reason ?? '';
  if (status === 'uncertain')
    return { why: UNCERTAIN[said] ?? 'It is unclear whether the email arrived.', detail: null, wayOut: IN_DOUBT };
  if (status === 'bounced') return { why: 'The email came back.', detail: reason, wayOut: OTHER_ADDRESS };
  const refused = /^(refused|refused_for_now) \((\w+)\): ?(.*)$/s.exec(said);
  if (refused) return refusalWords(refused[1] === 'refused', refused[2] ?? '', refused[3] || null);
  if (Object.hasOwn(CODES, said) && CODES[said]) return { ...CODES[said], detail: null };
  if (said.startsWith('lead_'))
    return { why: `The lead is ${inWords(said.slice('lead_'.length))}.`, detail: null, wayOut: NONE_NEEDED };
  return checkWords(said, policy_checks);
}

function checkWords(reason: string, checks: Attempt['policy_checks']): FailureWords {
  const names = new Set(reason.split(', '));
  const failed = POLICY_CHECKS.filter((name) => names.has(name));
  const [first] = failed;
  if (first === undefined) return { why: 'The email was not sent.', detail: reason || null, wayOut: 'Send it again.' };
  const details = checks.filter(({ name, passed }) => !passed && names.has(name)).map(({ detail }) => detail);
  const why = failed.map((name) => CHECKS[name].why).join(' ');
  return { why, detail: details.join('; ') || null, wayOut: CHECKS[first].wayOut };
}

/** Phases of a session in which the mailbox's own server refuses, whatever the recipient. */
const OWN_PHASES = new Set(['connect', 'greeting', 'tls', 'mail']);

function refusalWords(isFinal: boolean, phase: string, detail: string | null): FailureWords {
  if (phase === 'auth')
    return {
      why: 'The mail server refused the sign-in.',
      detail,
      wayOut: 'Check the user name and password of the mailbox.',
    };
  if (OWN_PHASES.has(phase))
    return {
      why: 'The mail server of the mailbox could not be used.',
      detail,
      wayOut: 'Check its settings with Test connection.',
    };
  if (isFinal && phase === 'rcpt')
    return { why: 'The mail server refused the address of the recipient.', detail, wayOut: OTHER_ADDRESS };
  if (isFinal)
    return {
      why: 'The mail server refused the text of the email.',
      detail,
      wayOut: 'Change what it objects to, or ask the provider of the mailbox.',
    };
  return {
    why: 'The mail server asked to try again later.',
    detail,
    wayOut: 'Send the email again if it is not sent automatically.',
  };
}
