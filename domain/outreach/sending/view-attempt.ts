import type { Attempt } from './attempt.js';

export type AttemptView = Omit<Attempt, 'policy_checks' | 'relay_message_id'>;

/** An attempt as the API shows it; the checks have a log of their own. */
export function viewAttempt({ policy_checks: _checks, relay_message_id: _relay, ...view }: Attempt): AttemptView {
  return view;
}
