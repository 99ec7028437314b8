import type { Issue } from '../../audits/issue.js';
import type { Acceptance, AcceptedEvidence, AcceptedScope } from './acceptance.js';

/** An acceptance as it held in one audit. */
export interface AppliedAcceptance
  extends AcceptedScope,
    Pick<Acceptance, 'id' | 'reason' | 'accepted_by' | 'accepted_at' | 'until'> {
  /** Findings that it took out of score and lists. */
  findings: number;
  /** Findings in its scope that count again, because they changed since it was given. */
  returned: number;
}

/** What an audit left out of scores and lists because it was accepted. */
export interface AcceptedFindings {
  findings: number;
  /** Those that met findings, in the order in which they were given. */
  acceptances: AppliedAcceptance[];
  /** What was accepted, as issues are shown. */
  issues: Issue[];
}

/** What was there when an acceptance met findings for the first time. */
export interface NewEvidence {
  id: string;
  evidence: AcceptedEvidence;
}

/** What judging makes of acceptances; evidence is kept once all parts of the audit are known. */
export interface JudgedAcceptances extends AcceptedFindings {
  new_evidence: NewEvidence[];
}

export const NOTHING_ACCEPTED: AcceptedFindings = { findings: 0, acceptances: [], issues: [] };
