import type { PolicyFacts } from '../../../domain/outreach/sending/policy/facts.js';
import type { Rule, Verdict } from '../../../domain/outreach/sending/policy/rule.js';

/** A Tuesday, ten o'clock in Berlin. */
export const POLICY_NOW = new Date('2026-06-02T08:00:00.000Z');

type Parts = Partial<Omit<PolicyFacts, 'recipient' | 'sender' | 'counts' | 'limits'>> & {
  [Part in 'recipient' | 'sender' | 'counts' | 'limits']?: Partial<PolicyFacts[Part]>;
};

/** A scheduled mail that nothing speaks against, but for these. */
export function policyFacts({ recipient, sender, counts, limits, ...rest }: Parts = {}): PolicyFacts {
  return {
    now: POLICY_NOW,
    path: 'scheduled',
    recipient: {
      email: 'Editor@Blog.Example',
      canonical: 'editor@blog.example',
      domain_key: 'blog.example',
      deliverable: 'yes',
      ...recipient,
    },
    suppressed: null,
    lead_status: 'discovered',
    sender: {
      email: 'ana@press.example',
      authorized: true,
      name: 'Ana Lind',
      organization: 'Press Ltd',
      postal_address: '1 High Street\nSpringfield',
      min_interval_seconds: 600,
      last_sent_at: null,
      sending_window: null,
      window_of_recipient: false,
      ...sender,
    },
    subject: 'An article for you',
    body: 'Hello, would you like an article about bees?',
    counts: { user_daily: 0, domain_daily: 0, sender_daily: 0, ...counts },
    limits: { user_daily: 100, domain_daily: 20, sender_daily: 50, ...limits },
    hourly: { count: 0, limit: 9 },
    duplicate_of: null,
    last_mail_to_recipient_at: null,
    is_follow_up: false,
    require_consent: false,
    consent_recorded: false,
    time_zone: 'UTC',
    ...rest,
  };
}

/** What a rule says of such a mail. */
export function judge(rule: Rule, parts: Parts = {}): Verdict {
  return rule.judge(policyFacts(parts));
}
