import { expect } from 'chai';
import type { ComparedIssue, PreviousAudit } from '../../../domain/audits/audit-result.js';
import { auditEvents } from '../../../domain/webhooks/audit-events.js';
import { stubAudit } from '../../support/samples/stub-audit.js';

const issue = (level: ComparedIssue['level'], check_id: string): ComparedIssue => ({
  level,
  check_id,
  title: check_id,
  affected_pages: 2,
});
const eventsAfter = (change: number | null, new_issues: ComparedIssue[] = []) => {
  const previous: PreviousAudit = {
    audit_id: 'f'.repeat(24),
    overall_score: 90,
    change,
    new_issues,
    fixed_issues: [],
  };
  return auditEvents('alice', stubAudit([], [], { overall_score: 84, overall_status: 'excellent', previous }));
};
const types = (events: ReturnType<typeof eventsAfter>) => events.map(({ type }) => type);

describe('[U] auditEvents', () => {
  it('a first audit is completed and nothing else', () => {
    const audit = stubAudit([], [], { overall_score: 84, overall_status: 'excellent' });
    expect(auditEvents('alice', audit)).to.deep.equal([
      {
        user_id: 'alice',
        key: `audit.completed:${audit.audit_id}`,
        type: 'audit.completed',
        at: audit.generated_at,
        data: {
          audit_id: audit.audit_id,
          audit_type: 'complete',
          website_url: 'https://site.example/',
          status: 'completed',
          overall_score: 84,
          overall_status: 'excellent',
          issue_counts: { critical: 0, warning: 0, notice: 0 },
        },
      },
    ]);
  });

  it('a fall of five points is reported, a smaller one and a rise are not', () => {
    expect(types(eventsAfter(-5))).to.deep.equal(['audit.completed', 'audit.score_dropped']);
    expect(eventsAfter(-5)[1]?.data).to.include({ previous_score: 90, change: -5, previous_audit_id: 'f'.repeat(24) });
    expect([-4.9, 0, 12, null].map((change) => types(eventsAfter(change)))).to.deep.equal(
      Array(4).fill(['audit.completed']),
    );
  });

  it('a fall that the noise of the laboratory explains is not told', () => {
    const fallen = (change: number, lab_noise: number) => {
      const previous = {
        audit_id: 'f'.repeat(24),
        overall_score: 90,
        change,
        lab_noise,
        new_issues: [],
        fixed_issues: [],
      };
      return types(auditEvents('alice', stubAudit([], [], { overall_score: 84, previous })));
    };
    expect(fallen(-5.5, -2)).to.deep.equal(['audit.completed']);
    expect(fallen(-7.5, -2)).to.deep.equal(['audit.completed', 'audit.score_dropped']);
    expect(fallen(-5.5, 2)).to.deep.equal(['audit.completed', 'audit.score_dropped']);
  });

  it('new critical issues are reported, twenty of them with their number; others are not', () => {
    expect(types(eventsAfter(0, [issue('warning', 'a/b')]))).to.deep.equal(['audit.completed']);
    const many = Array.from({ length: 21 }, (_, index) => issue('critical', `a/${index}`));
    const [, event] = eventsAfter(0, [issue('notice', 'x/y'), ...many]);
    expect(event?.type).to.equal('audit.new_critical_issue');
    expect(event?.data).to.deep.include({ total: 21, issues: many.slice(0, 20) });
  });
});
