import { expect } from 'chai';
import { affectedBy, percent } from '../../../../../domain/seo/scoring/gates/gate-subject.js';
import { stubIssue } from '../../../../support/samples/stub-issue.js';

describe('[U] gate subject', () => {
  it('counts the pages of an issue that costs score', () => {
    const issues = [
      stubIssue('title/missing', { affected_pages: 7 }),
      stubIssue('content/thin', { affected_pages: 9, severity: 'info' }),
    ];
    expect(['title/missing', 'content/thin', 'h1/missing'].map((id) => affectedBy({ issues }, id))).to.deep.equal([
      7, 0, 0,
    ]);
  });

  it('rounds shares, but never to nothing or all', () => {
    expect([0, 0.001, 0.5, 0.854, 0.999, 1].map(percent)).to.deep.equal(['0%', '1%', '50%', '85%', '99%', '100%']);
  });
});
