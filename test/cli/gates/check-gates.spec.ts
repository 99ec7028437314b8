import { expect } from 'chai';
import { CliError } from '../../../cli/cli-error.js';
import { checkGates } from '../../../cli/gates/check-gates.js';
import { failRules } from '../../../cli/gates/fail-rule.js';
import { readAudit, type ShownAudit } from '../../../cli/report/shown-audit.js';
import { exampleAudit } from '../example-audit.js';

const issue = (level: 'critical' | 'warning' | 'notice', check_id = `a/${level}`) => ({
  check_id,
  title: 'Fault',
  level,
});

/** An audit with exactly these issues, and these that the audit before did not have. */
function audit(issues: ReturnType<typeof issue>[], fresh: ReturnType<typeof issue>[] | null = []): ShownAudit {
  const shown = readAudit(exampleAudit());
  for (const component of Object.values(shown.components)) component.issues = [];
  shown.components.on_page_seo.issues = issues;
  const before = { audit_id: 'a', overall_score: 70, change: 1, fixed_issues: [] };
  return { ...shown, previous: fresh && { ...before, new_issues: fresh } };
}

/** What is said when the gates are closed; null when all are passed. */
function refusal(shown: ShownAudit, rules: string, notes: string[] = []): string[] | null {
  try {
    checkGates(shown, failRules(rules), (note) => notes.push(note));
    return null;
  } catch (failure) {
    if (!(failure instanceof CliError)) throw failure;
    expect(failure.exitCode).to.equal(3);
    return [failure.message, ...failure.details];
  }
}

describe('[U] gates', () => {
  const cases: [rule: string, levels: ('critical' | 'warning' | 'notice')[], passed: boolean][] = [
    ['critical', ['warning', 'notice'], true],
    ['critical', ['critical'], false],
    ['warning', ['notice'], true],
    ['warning', ['warning'], false],
    ['warning', ['critical'], false],
  ];
  for (const [rule, levels, passed] of cases) {
    const outcome = passed ? 'pass' : 'stop';
    it(`${rule} lets ${levels.join(' and ')} ${outcome}`, () => {
      const issues = levels.map((level) => issue(level));
      expect(refusal(audit(issues), rule) === null).to.equal(passed);
      expect(refusal(audit([], issues), `new-${rule}`) === null).to.equal(passed);
      // What is there but not new is no matter of the other rule, and the other way round.
      expect(refusal(audit(issues, []), `new-${rule}`)).to.equal(null);
      expect(refusal(audit([], issues), rule)).to.equal(null);
    });
  }

  it('name what keeps them closed, ten at most', () => {
    expect(refusal(audit([issue('critical')]), 'critical')).to.deep.equal([
      '1 critical issue (--fail-on critical)',
      'critical: Fault (a/critical)',
    ]);
    const many = Array.from({ length: 12 }, (_, n) => issue('warning', `a/${n}`));
    const said = refusal(audit([], many), 'new-warning');
    expect(said?.[0]).to.equal('12 new issues at warning or above (--fail-on new-warning)');
    expect(said).to.have.length(12);
    expect(said?.at(-1)).to.equal('and 2 more');
  });

  it('tell all that are closed', () => {
    const said = refusal({ ...audit([issue('critical')]), overall_score: 60 }, 'critical,score<80,new-critical');
    expect(said).to.deep.equal([
      '1 critical issue (--fail-on critical)',
      'critical: Fault (a/critical)',
      'The score 60.0 is under 80',
    ]);
  });

  it('are open for new issues where there is no earlier audit, and say so', () => {
    const notes: string[] = [];
    expect(refusal(audit([issue('critical')], null), 'new-critical', notes)).to.equal(null);
    expect(notes).to.deep.equal([
      'There is no earlier audit of this site to compare with: --fail-on new-critical is passed',
    ]);
  });

  it('are closed where the audit saw too little to judge', () => {
    const doubtful = { ...audit([]), reliability: { reliable: false, reason: 'it was turned away' } };
    expect(refusal(doubtful, 'new-critical')?.[0]).to.equal(
      'The audit is not reliable enough for --fail-on new-critical: it was turned away',
    );
    expect(refusal(doubtful, 'score<1')?.[0]).to.equal('There is no reliable score to hold against --fail-on score<1');
    const blind = audit([]);
    Object.assign(blind.components.technical_seo, { status: 'failed', error: 'no such host' });
    expect(refusal(blind, 'critical')?.[0]).to.equal(
      'The pages were not judged, so --fail-on critical is not passed: no such host',
    );
  });

  it('hold a score to its limit, which itself passes', () => {
    const shown = { ...audit([]), overall_score: 80 };
    expect(refusal(shown, 'score<80')).to.equal(null);
    expect(refusal(shown, 'score<80.1')).to.deep.equal(['The score 80.0 is under 80.1']);
  });
});
