import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlBlockedByRobots } from '../../../../../domain/seo/checks/crawl/blocked-by-robots.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlBlockedByRobots.judge(siteFrom(pages), context());

describe('[U] crawl/blocked-by-robots', () => {
  const blocked = pageFrom('', { url: `${site}/private`, status: 0, allowed: false });

  it('fires for a disallowed page that is linked', () => {
    expect(judge(linkPage(`${site}/`, '/private'), blocked)).to.deep.equal([
      { url: `${site}/private`, observed: 'disallowed', expected: 'allowed', related_urls: [`${site}/`] },
    ]);
  });

  it('fires for a disallowed start page', () => {
    expect(judge(blocked)).to.deep.equal([{ url: `${site}/private`, observed: 'disallowed', expected: 'allowed' }]);
  });

  it('leaves a disallowed page that no one links to, and an allowed one, alone', () => {
    expect(judge(linkPage(`${site}/`, '/a'), linkPage(`${site}/a`), blocked)).to.deep.equal([]);
  });
});
