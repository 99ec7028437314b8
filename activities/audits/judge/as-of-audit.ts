import type { AuditDeps } from '../audit-deps.js';
import type { Rejudgement } from './rejudgement.js';

/** The same with the clock of the audit that is judged again: only what was accepted may make a difference. */
export function asOfAudit(deps: AuditDeps, again: Rejudgement | undefined): AuditDeps {
  return again === undefined ? deps : { ...deps, now: () => Date.parse(again.generated_at) };
}
