import { expect } from 'chai';
import { findAuditStart, judgeIssueState } from '../../../../domain/sites/issues/judge-issue-state.js';

const AUDIT = { generated_at: '2026-06-01T10:00:00.000Z', duration_ms: 3_600_000 };
const doneAt = (at: string) => ({ at, by: 'sam', by_name: 'Sam' });

describe('[U] state of an issue that an audit found', () => {
  it('is open until it is marked as done', () => {
    expect(judgeIssueState(null, AUDIT)).to.equal('open');
  });

  it('is done when the audit began before the fix, even where it ended later', () => {
    expect(new Date(findAuditStart(AUDIT)).toISOString()).to.equal('2026-06-01T09:00:00.000Z');
    expect(judgeIssueState(doneAt('2026-06-01T09:30:00.000Z'), AUDIT)).to.equal('done');
    expect(judgeIssueState(doneAt('2026-06-02T09:30:00.000Z'), AUDIT)).to.equal('done');
  });

  it('is still found when the audit began after the fix', () => {
    expect(judgeIssueState(doneAt('2026-06-01T08:59:59.000Z'), AUDIT)).to.equal('still_found');
  });
});
