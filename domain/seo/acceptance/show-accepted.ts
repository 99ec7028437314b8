import { type AcceptedFindings, type JudgedAcceptances, NOTHING_ACCEPTED } from './accepted-findings.js';

/** What was accepted, as results show it; without the evidence that judging hands on. */
export function showAccepted(judged: JudgedAcceptances | null): AcceptedFindings {
  const { findings, acceptances, issues } = judged ?? NOTHING_ACCEPTED;
  return { findings, acceptances, issues };
}
