import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlHomepageUnreachable } from '../../../../../domain/seo/checks/crawl/homepage-unreachable.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlHomepageUnreachable.judge(siteFrom(pages), context());

describe('[U] crawl/homepage-unreachable', () => {
  it('fires for an error at the end of a redirect', () => {
    expect(
      judge(redirectPage(`${site}/`, `${site}/en`), pageFrom('', { url: `${site}/en`, status: 500 })),
    ).to.deep.equal([{ url: `${site}/`, observed: '500', expected: '200 HTML' }]);
  });

  it('fires for no answer, for a circle and for something else than HTML', () => {
    const error = { kind: 'refused' as const, message: 'closed' };
    expect(judge(pageFrom('', { url: `${site}/`, status: 0, fetch: { error } }))[0]?.observed).to.equal(
      'no answer (refused: closed)',
    );
    expect(judge(redirectPage(`${site}/`, `${site}/`))[0]?.observed).to.equal('redirects in a circle');
    const pdf = pageFrom('', { url: `${site}/`, headers: { 'content-type': 'application/pdf' } });
    expect(judge(pdf)[0]?.observed).to.equal('200 with application/pdf');
  });

  it('leaves a start page that answers, directly or after a redirect, alone', () => {
    expect(judge(linkPage(`${site}/`))).to.deep.equal([]);
    expect(judge(redirectPage(`${site}/`, `${site}/en`), linkPage(`${site}/en`))).to.deep.equal([]);
  });

  it('says nothing about a start that robots.txt forbids or that leaves the crawl', () => {
    expect(judge(pageFrom('', { url: `${site}/`, status: 0, allowed: false }))).to.deep.equal([]);
    expect(judge(redirectPage(`${site}/`, 'https://other.example/'))).to.deep.equal([]);
  });
});
