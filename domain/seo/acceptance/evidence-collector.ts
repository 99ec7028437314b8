import { severityRank } from '../../audits/issues.js';
import type { Severity } from '../checks/check.js';
import type { CheckFinding } from '../judge.js';
import type { AcceptedEvidence, AcceptedScope } from './acceptance.js';
import { evidencePrint } from './evidence-print.js';

/** Collects the evidence of an acceptance, from findings that it covers. */
export class EvidenceCollector {
  readonly #isOneUrl: boolean;
  readonly #prints = new Map<string, Severity>();
  readonly #checks = new Map<string, { findings: number; severity: Severity }>();
  #pages = 0;

  constructor({ url }: Pick<AcceptedScope, 'url'>) {
    this.#isOneUrl = url !== null;
  }

  /** A page of the crawl within the scope. */
  countPage(): void {
    this.#pages += 1;
  }

  add(finding: CheckFinding): void {
    if (this.#isOneUrl) {
      const print = evidencePrint(finding);
      this.#prints.set(print, worse(this.#prints.get(print), finding.severity));
      return;
    }
    const { findings = 0, severity } = this.#checks.get(finding.check_id) ?? {};
    this.#checks.set(finding.check_id, { findings: findings + 1, severity: worse(severity, finding.severity) });
  }

  /** Findings of a check that were added so far. */
  countOf(checkId: string): number {
    return this.#checks.get(checkId)?.findings ?? 0;
  }

  get pages(): number {
    return this.#pages;
  }

  /** Null when nothing was found that it could be given for. */
  result({ audit_id, audit_kind }: Pick<AcceptedEvidence, 'audit_id' | 'audit_kind'>): AcceptedEvidence | null {
    if (this.#prints.size + this.#checks.size === 0) return null;
    return {
      audit_id,
      audit_kind,
      prints: Object.fromEntries(this.#prints),
      pages: this.#pages,
      checks: Object.fromEntries(this.#checks),
    };
  }
}

function worse(one: Severity | undefined, other: Severity): Severity {
  return one !== undefined && severityRank(one) <= severityRank(other) ? one : other;
}
