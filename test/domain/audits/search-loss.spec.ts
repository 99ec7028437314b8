import { expect } from 'chai';
import { SEVERITIES } from '../../../domain/audits/issues.js';
import { searchLoss } from '../../../domain/audits/search-loss.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

const loss = (check_id: string, overrides: Parameters<typeof stubIssue>[1] = {}) =>
  searchLoss(stubIssue(check_id, overrides));

describe('[U] search loss', () => {
  it('falls with the severity, for pages and for the site as one', () => {
    for (const measured_over of ['html_pages', 'site'] as const) {
      const losses = SEVERITIES.map((severity) => loss('x/y', { severity, measured_over }));
      expect(losses).to.deep.equal([...losses].sort((one, other) => other - one));
      expect(new Set(losses).size).to.equal(SEVERITIES.length);
    }
  });

  it('is whole for what keeps pages out of the index, next to nothing for accessibility and headers', () => {
    expect(loss('robots/site-disallowed', { severity: 'critical', measured_over: 'site' })).to.equal(1);
    expect(loss('a11y/button-name')).to.be.lessThan(loss('x/y') / 2);
    expect(loss('sec/nosniff-missing')).to.be.lessThan(loss('x/y') / 2);
    expect(loss('title/missing', { severity: 'low' })).to.equal(0.25);
  });
});
