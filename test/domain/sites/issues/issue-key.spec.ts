import { expect } from 'chai';
import { CAUSE_RULES } from '../../../../domain/seo/causes/all-causes.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { readIssueKey, toIssueKey } from '../../../../domain/sites/issues/issue-key.js';

describe('[U] key of an issue in a URL', () => {
  it('leads back to every check and cause, and to checks of users', () => {
    const ids = [...ALL_CHECKS, ...CAUSE_RULES].map(({ id }) => id);
    for (const id of [...ids, 'own:price-present', 'own:größe']) expect(readIssueKey(toIssueKey(id)), id).to.equal(id);
    expect(new Set(ids.map(toIssueKey)).size).to.equal(ids.length);
  });

  it('has no slash, and takes an id that has one', () => {
    expect(toIssueKey('title/long')).to.equal('title:long');
    expect(readIssueKey('title/long')).to.equal('title/long');
  });
});
