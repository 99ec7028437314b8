import { expect } from 'chai';
import { readIssueFilter } from '../../../../api/sites/issues/read-issue-filter.js';

describe('[U] filter of issues by assignee', () => {
  it('knows the viewer, unassigned issues, and members by id', () => {
    expect(readIssueFilter({ assignee: 'me', q: 'x' }, 'sam')).to.deep.equal({ assignee: 'sam', q: 'x' });
    expect(readIssueFilter({ assignee: 'none' }, 'sam')).to.deep.equal({ assignee: null });
    expect(readIssueFilter({ assignee: 'kim' }, 'sam')).to.deep.equal({ assignee: 'kim' });
    expect(readIssueFilter({ assignee: 'constructor' }, 'sam')).to.deep.equal({ assignee: 'constructor' });
    expect(readIssueFilter({ severity: 'high' }, 'sam')).to.deep.equal({ severity: 'high' });
  });
});
