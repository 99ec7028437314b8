import { expect } from 'chai';
import { readIssueChoice } from '../../../../api/sites/issues/read-issue-choice.js';

const chosen = (query: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(readIssueChoice(query)).filter(([, value]) => value !== undefined));

describe('[U] choice of issues in the query of a page', () => {
  it('takes what the list knows', () => {
    const query = {
      severity: 'high',
      area: 'sitemap',
      state: 'all',
      trend: 'new',
      assignee: 'me',
      q: 'a',
      sort: 'pages',
    };
    expect(chosen(query)).to.deep.equal(query);
  });

  it('takes nothing from empty fields and unknown words', () => {
    expect(chosen({ severity: '', area: '', state: '', trend: '', assignee: ' ', q: '  ', sort: '' })).to.deep.equal(
      {},
    );
    expect(chosen({ severity: 'awful', area: 'x', state: 'fixed', trend: 'same', sort: 'id' })).to.deep.equal({});
  });
});
