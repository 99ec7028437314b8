import { expect } from 'chai';
import { findFixStates } from '../../../../domain/sites/issues/find-fix-states.js';
import { issueAudits } from '../../../support/samples/issue-audits.js';

const { before, after } = issueAudits();
const sources = { audit: after, previous: before, marks: [], acceptances: [], now: '2026-06-02T08:00:00.000Z' };

describe('[U] states of the fixes of an audit', () => {
  it('are those of the issues that they are about: of a cause, or of a check', () => {
    const done = { at: '2026-06-02T08:00:00.000Z', by: 'sam', by_name: 'Sam' };
    const states = findFixStates({ ...sources, marks: [{ issue_id: 'title/long', done, assignee: null }] });
    const [cause, title] = after.recommendations.map(({ id }) => states.get(id));
    expect(cause).to.deep.equal({ issue_id: 'canonical/translations', state: 'open' });
    expect(title).to.deep.equal({ issue_id: 'title/long', state: 'done' });
  });

  it('say that the audit still found what was marked as done before it', () => {
    const done = { at: '2026-05-02T08:00:00.000Z', by: 'sam', by_name: 'Sam' };
    const states = findFixStates({ ...sources, marks: [{ issue_id: 'title/long', done, assignee: null }] });
    expect([...states.values()].map(({ state }) => state)).to.deep.equal(['open', 'still_found']);
  });

  it('leave out improvements, which are about no issue', () => {
    const [fix] = after.recommendations;
    if (!fix) throw new Error('The sample has a fix');
    const improvement = { ...fix, id: 'improvement/faq', kind: 'improvement' as const, cause: null };
    expect(findFixStates({ ...sources, audit: { ...after, recommendations: [improvement] } }).size).to.equal(0);
  });
});
