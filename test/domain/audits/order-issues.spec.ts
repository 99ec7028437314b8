import { expect } from 'chai';
import { orderIssues } from '../../../domain/audits/order-issues.js';
import { stubAudit } from '../../support/samples/stub-audit.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { stubRecommendation } from '../../support/samples/stub-recommendation.js';

describe('[U] issues in the order of their fixes', () => {
  it('come by the rank of the fix that they are part of, whatever their area and severity', () => {
    const issues = [
      stubIssue('title/long', { component: 'on_page_seo', severity: 'medium' }),
      stubIssue('canonical/missing', { component: 'technical_seo', severity: 'low' }),
      stubIssue('content/thin', { component: 'content_strategy', severity: 'medium' }),
      stubIssue('hreflang/to-noncanonical', { component: 'technical_seo', severity: 'medium' }),
    ];
    const explains = {
      findings: 3,
      symptoms: [{ check_id: 'hreflang/to-noncanonical', title: 'Version with another canonical', findings: 3 }],
    };
    const audit = stubAudit(issues, [
      stubRecommendation('fix/1', { rank: 1, check_ids: ['content/thin'] }),
      stubRecommendation('fix/2', { rank: 2, check_ids: ['canonical/to-other-language'], explains }),
      stubRecommendation('fix/3', { rank: 3, check_ids: ['title/long'] }),
    ]);
    expect(orderIssues(audit).map(({ issue, rank }) => [issue.check_id, rank])).to.deep.equal([
      ['content/thin', 1],
      ['hreflang/to-noncanonical', 2],
      ['title/long', 3],
      ['canonical/missing', null],
    ]);
  });
});
