import { expect } from 'chai';
import { writeIssueHistory } from '../../../../domain/sites/issues/issue-history.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';

describe('[U] history of an issue', () => {
  it('has what audits found and members decided, newest first', () => {
    const history = writeIssueHistory(
      [{ kind: 'found', audit_id: 'a', at: '2026-05-01T00:00:00.000Z' }],
      [{ action: 'assigned', at: '2026-05-03T00:00:00.000Z', by: 'kim', by_name: 'Kim', assignee: 'sam' }],
      [{ ...stubAcceptance({ accepted_at: '2026-05-02T00:00:00.000Z' }), site: 'site.example', last_audit: null }],
    );
    expect(history).to.deep.equal([
      {
        kind: 'assigned',
        at: '2026-05-03T00:00:00.000Z',
        audit_id: null,
        by: 'kim',
        by_name: 'Kim',
        assignee: 'sam',
        text: null,
      },
      {
        kind: 'accepted',
        at: '2026-05-02T00:00:00.000Z',
        audit_id: null,
        by: null,
        by_name: 'Content team',
        assignee: null,
        text: 'The legal name',
      },
      {
        kind: 'found',
        at: '2026-05-01T00:00:00.000Z',
        audit_id: 'a',
        by: null,
        by_name: null,
        assignee: null,
        text: null,
      },
    ]);
    expect(writeIssueHistory([], [], [])).to.deep.equal([]);
  });
});
