import { judgeRates } from './auto-pause.js';
import { judgeComplaints } from './judge-complaints.js';
import { judgeRefusals } from './judge-refusals.js';
import type { SenderPause } from './sender.js';
import type { SenderEvidence } from './sender-evidence.js';

/** Why a sender's scheduled mail should wait, by receivers' reactions to its mails; null: it may continue. */
export function judgeEvidence(evidence: SenderEvidence): Pick<SenderPause, 'reason' | 'detail'> | null {
  const complained = judgeComplaints(evidence);
  if (complained) return complained;
  const rates = judgeRates(evidence);
  if (rates?.level === 'pause') return { reason: rates.reason, detail: rates.detail };
  return judgeRefusals(evidence);
}
