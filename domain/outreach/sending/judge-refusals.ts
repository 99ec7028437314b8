import { writeText } from '../../base/text/write-text.js';
import { domainOfEmail } from '../addresses/email-address.js';
import { registrableName } from '../addresses/registrable-name.js';
import type { BounceReason } from '../replies/bounces/bounce.js';
import { PAUSE_THRESHOLDS } from './pause-thresholds.js';
import type { SenderPause } from './sender.js';
import type { RefusalEvidence, SenderEvidence } from './sender-evidence.js';

/** Rejections of every mail of a sender until its records or its server are fixed. */
const SETUP: ReadonlySet<BounceReason> = new Set(['authentication', 'blocked', 'sender_rejected', 'relaying']);
/** Refusals by a filter of one receiver. */
const CONTENT: ReadonlySet<BounceReason> = new Set(['spam', 'policy', 'content', 'virus']);

/** Whether receivers refuse the sender rather than its recipients (PAUSE_THRESHOLDS). Null: no. */
export function judgeRefusals({
  delivered,
  refusals,
}: Pick<SenderEvidence, 'delivered' | 'refusals'>): Pick<SenderPause, 'reason' | 'detail'> | null {
  const { min_setup_domains, min_content_domains, pause_content_rate } = PAUSE_THRESHOLDS;
  const setup = refusals.filter(({ reason }) => SETUP.has(reason));
  if (domainsOf(setup).size >= min_setup_domains) {
    const isAuthentication = setup.every(({ reason }) => reason === 'authentication');
    return { reason: isAuthentication ? 'authentication' : 'refused', detail: describe(setup) };
  }
  const content = refusals.filter(({ reason }) => CONTENT.has(reason));
  const isMany = content.length / Math.max(1, delivered) >= pause_content_rate;
  if (domainsOf(content).size < min_content_domains || !isMany) return null;
  return { reason: 'refused', detail: describe(content) };
}

function domainsOf(refusals: readonly RefusalEvidence[]): Set<string> {
  return new Set(refusals.map(({ recipient }) => registrableName(domainOfEmail(recipient))));
}

function describe(refusals: readonly RefusalEvidence[]): string {
  const names = [...domainsOf(refusals)];
  const more = names.length > 3 ? writeText` and ${names.length - 3} more` : '';
  return `Refused by ${names.slice(0, 3).join(', ')}${more}: ${refusals.at(-1)?.detail ?? ''}`.trim().slice(0, 500);
}
