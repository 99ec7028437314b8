import { expect } from 'chai';
import { tallyIssues } from '../../../../domain/sites/issues/issue-tally.js';
import { issueAudits } from '../../../support/samples/issue-audits.js';
import { stubAudit } from '../../../support/samples/stub-audit.js';

describe('[U] tally of issues', () => {
  it('has the pages of each check and cause, and the version that it was counted from', () => {
    const { checks, causes, version } = tallyIssues(issueAudits().after, 'v2');
    expect(checks).to.include({ 'title/long': 3 });
    expect(causes).to.deep.include({ 'canonical/translations': 8 });
    expect(version).to.equal('v2');
  });

  it('names the checks that ran, or does not know them', () => {
    const audit = stubAudit([]);
    expect(tallyIssues(audit, '1').checks).to.deep.equal({});
    const { technical_seo } = audit.components;
    const known = { ...technical_seo, status: 'completed' as const, checks_run: ['crawl/orphan'] };
    const none = { ...technical_seo, status: 'failed' as const, checks_run: ['title/long'] };
    const of = { technical_seo: known, on_page_seo: none, page_speed: none, sitemap: none, content_strategy: none };
    expect(tallyIssues({ ...audit, components: of }, '1').checks_run).to.deep.equal(['crawl/orphan']);
    const old = { ...known, checks_run: undefined };
    expect(tallyIssues({ ...audit, components: { ...of, sitemap: old } }, '1').checks_run).to.equal(null);
  });
});
