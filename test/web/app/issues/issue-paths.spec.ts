import { expect } from 'chai';
import { issueApiPath, issuePath, issuesPath } from '../../../../web/app/issues/issue-paths.js';
import { pageDetailsPath } from '../../../../web/app/issues/page-details-path.js';

describe('[U] paths of issues', () => {
  it('name an issue without a slash, and encode what users wrote', () => {
    expect(issuePath('s', 'title/long')).to.equal('/app/sites/s/issues/title:long');
    expect(issuePath('s', 'own:größe')).to.equal('/app/sites/s/issues/own:gr%C3%B6%C3%9Fe');
    expect(issueApiPath('s', 'title/long')).to.equal('/api/seo-dashboard/sites/s/issues/title:long');
  });

  it('leave empty parameters out', () => {
    expect(issuesPath('s', { severity: undefined, q: '' })).to.equal('/app/sites/s/issues');
    expect(issuesPath('s', { severity: 'high', q: 'a b' })).to.equal('/app/sites/s/issues?severity=high&q=a+b');
    expect(issuePath('s', 'title/long', { audit: 'x' })).to.equal('/app/sites/s/issues/title:long?audit=x');
  });

  it('lead to what an audit knows of a page', () => {
    expect(pageDetailsPath({ auditId: 'x', url: 'https://a.example/?b=c' })).to.equal(
      '/app/audits/x/pages?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc',
    );
  });
});
