import type { AcceptedEvidence } from './acceptance.js';
import type { AppliedAcceptance, JudgedAcceptances, NewEvidence } from './accepted-findings.js';

/** Merges the same acceptances as judged separately in two parts of an audit. */
export function mergeAccepted(one: JudgedAcceptances, other: JudgedAcceptances): JudgedAcceptances {
  return {
    findings: one.findings + other.findings,
    acceptances: mergeApplied([...one.acceptances, ...other.acceptances]),
    issues: [...one.issues, ...other.issues],
    new_evidence: mergeEvidence([...one.new_evidence, ...other.new_evidence]),
  };
}

function mergeApplied(all: readonly AppliedAcceptance[]): AppliedAcceptance[] {
  const merged = new Map<string, AppliedAcceptance>();
  for (const applied of all) {
    const known = merged.get(applied.id);
    const { findings = 0, returned = 0 } = known ?? {};
    merged.set(applied.id, {
      ...applied,
      findings: findings + applied.findings,
      returned: returned + applied.returned,
    });
  }
  return [...merged.values()];
}

function mergeEvidence(all: readonly NewEvidence[]): NewEvidence[] {
  const merged = new Map<string, AcceptedEvidence>();
  for (const { id, evidence } of all) {
    const known = merged.get(id);
    merged.set(id, known ? joinEvidence(known, evidence) : evidence);
  }
  return [...merged].map(([id, evidence]) => ({ id, evidence }));
}

/** Of the same audit; the parts have no check in common. */
function joinEvidence(one: AcceptedEvidence, other: AcceptedEvidence): AcceptedEvidence {
  return {
    ...one,
    prints: { ...one.prints, ...other.prints },
    pages: Math.max(one.pages, other.pages),
    checks: { ...one.checks, ...other.checks },
  };
}
