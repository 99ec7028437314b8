import { failureWords } from '../failure-words.js';

/** What ends an answer before it has an attempt. */
const BEFORE: Readonly<Record<string, string>> = {
  message_removed: 'The message that it answers is gone.',
  campaign_removed: 'The campaign is gone.',
  address_removed: 'The lead has no address.',
  already_on_its_way: 'The same answer is on its way already.',
};

/** Why an answer did not leave, and what to do. */
export function explainFailure(failure: string): string {
  const known = BEFORE[failure];
  if (known !== undefined) return known;
  const { why, detail, wayOut } = failureWords({ status: 'failed', reason: failure, policy_checks: [] });
  return [why, detail, wayOut].filter((part) => part !== null).join(' ');
}
