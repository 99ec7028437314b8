import { IssueAccumulator } from '../../audits/issues.js';
import type { Check } from '../checks/check.js';
import type { CheckFinding } from '../judge.js';
import type { Acceptance, AcceptedEvidence } from './acceptance.js';
import type { AppliedAcceptance, JudgedAcceptances } from './accepted-findings.js';
import { createScopeMatcher, type ScopeMatcher } from './create-scope-matcher.js';
import { EvidenceCollector } from './evidence-collector.js';
import { hasChanged } from './has-changed.js';
import { isHeld } from './is-held.js';

export interface AcceptorContext extends Pick<AcceptedEvidence, 'audit_id' | 'audit_kind'> {
  /** ISO 8601. */
  now: string;
}

interface Rule {
  acceptance: Acceptance;
  matcher: ScopeMatcher;
  collector: EvidenceCollector;
  findings: number;
  returned: number;
}

/**
 * Decides finding by finding what is accepted, and collects it as issues. Where {@link countsPages}, pages and findings
 * are counted before the first decision, since their number decides.
 */
export class Acceptor {
  readonly #rules: Rule[];
  readonly #rulesByUrl = new Map<string, Rule[]>();
  /** Acceptances of several URLs. */
  readonly #wide: Rule[];
  readonly #issues: IssueAccumulator;
  readonly #context: AcceptorContext;
  /** Check id → pages, resources or files of which something was accepted. */
  readonly urls = new Map<string, Set<string>>();
  #accepted = 0;

  constructor(acceptances: readonly Acceptance[], checks: readonly Check[], context: AcceptorContext) {
    this.#context = context;
    this.#issues = new IssueAccumulator(checks);
    this.#rules = acceptances.filter(({ until }) => isHeld(until, context.now)).map(toRule);
    this.#wide = this.#rules.filter(({ acceptance }) => acceptance.url === null);
    for (const rule of this.#rules) {
      const { url } = rule.acceptance;
      if (url !== null) this.#rulesByUrl.set(url, [...(this.#rulesByUrl.get(url) ?? []), rule]);
    }
  }

  get countsPages(): boolean {
    return this.#wide.length > 0;
  }

  countPage(url: string): void {
    for (const { matcher, collector } of this.#wide) if (matcher.coversUrl(url)) collector.countPage();
  }

  /** A finding that will be decided about later. */
  count(finding: CheckFinding): void {
    for (const { acceptance, matcher, collector } of this.#wide)
      if (this.#isCompared(acceptance) && matcher.covers(finding)) collector.add(finding);
  }

  /** Null: it counts as ever. */
  accept(finding: CheckFinding): Acceptance | null {
    const changed: Rule[] = [];
    for (const rule of this.#candidates(finding)) {
      if (!rule.matcher.covers(finding)) continue;
      if (!this.#hasChanged(rule, finding)) return this.#take(rule, finding);
      changed.push(rule);
    }
    for (const rule of changed) rule.returned += 1;
    return null;
  }

  result(): JudgedAcceptances {
    return {
      findings: this.#accepted,
      acceptances: this.#rules.filter(({ findings, returned }) => findings + returned > 0).map(toApplied),
      issues: this.#issues.result(),
      new_evidence: this.#rules.flatMap(({ acceptance: { id, evidence: known }, collector }) => {
        const evidence = known === null ? collector.result(this.#context) : null;
        return evidence === null ? [] : [{ id, evidence }];
      }),
    };
  }

  /** Acceptances of one URL decide before those of many. */
  #candidates({ url, page_url }: CheckFinding): Rule[] {
    const named = this.#rulesByUrl.get(url) ?? [];
    const ofPage = page_url === null || page_url === url ? [] : (this.#rulesByUrl.get(page_url) ?? []);
    return [...named, ...ofPage, ...this.#wide];
  }

  #isCompared({ evidence }: Acceptance): boolean {
    return evidence !== null && evidence.audit_kind === this.#context.audit_kind;
  }

  #hasChanged({ acceptance, collector }: Rule, finding: CheckFinding): boolean {
    const findings = collector.countOf(finding.check_id);
    return hasChanged(acceptance, finding, { audit_kind: this.#context.audit_kind, pages: collector.pages, findings });
  }

  #take(rule: Rule, finding: CheckFinding): Acceptance {
    const { acceptance, collector } = rule;
    rule.findings += 1;
    this.#accepted += 1;
    if (acceptance.evidence === null) collector.add(finding);
    this.#issues.add(finding);
    const known = this.urls.get(finding.check_id) ?? new Set();
    this.urls.set(finding.check_id, known.add(finding.page_url ?? finding.url));
    return acceptance;
  }
}

function toRule(acceptance: Acceptance): Rule {
  return {
    acceptance,
    matcher: createScopeMatcher(acceptance),
    collector: new EvidenceCollector(acceptance),
    findings: 0,
    returned: 0,
  };
}

function toApplied({ acceptance, findings, returned }: Rule): AppliedAcceptance {
  const { id, check, url, url_pattern, reason, accepted_by, accepted_at, until } = acceptance;
  return { id, check, url, url_pattern, reason, accepted_by, accepted_at, until, findings, returned };
}
