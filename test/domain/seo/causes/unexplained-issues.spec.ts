import { expect } from 'chai';
import { unexplainedIssues } from '../../../../domain/seo/causes/unexplained-issues.js';
import { stubCause } from '../../../support/samples/stub-cause.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

describe('[U] unexplained issues', () => {
  it('keeps what no cause touches, and of the others what is left over', () => {
    const issues = [stubIssue('a/b'), stubIssue('c/d', { affected_count: 9 }), stubIssue('e/f')];
    const left = stubIssue('c/d', { affected_count: 2 });
    const cause = stubCause({ check_ids: ['c/d', 'e/f'] });
    expect(unexplainedIssues(issues, [cause], [left])).to.deep.equal([issues[0], left]);
    expect(unexplainedIssues(issues, [], [])).to.deep.equal(issues);
  });
});
