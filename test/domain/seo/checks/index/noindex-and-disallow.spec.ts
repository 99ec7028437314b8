import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { indexNoindexAndDisallow } from '../../../../../domain/seo/checks/index/noindex-and-disallow.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { robotsFrom } from '../../../../support/sites/robots-from.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  indexNoindexAndDisallow.judge(siteFrom(pages, overrides), context());

describe('[U] index/noindex-and-disallow', () => {
  const noindex = '<meta name="robots" content="noindex">';
  const robots = (text: string) => ({ robots: robotsFrom({ text }) });

  it('fires for a page whose noindex the search engine cannot read', () => {
    const pages = [page('/', '', noindex), page('/private/a?x=1', '', noindex)];
    expect(judge(pages, robots('User-agent: *\nDisallow: /private/'))).to.deep.equal([
      {
        url: `${site}/private/a?x=1`,
        observed: 'noindex, and googlebot may not fetch it',
        expected: 'one of the two',
      },
    ]);
  });

  it('asks for the bot whose noindex it is', () => {
    const text = 'User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /b';
    expect(judge([page('/a', '', noindex), page('/b', '', noindex)], robots(text)).map(({ url }) => url)).to.deep.equal(
      [`${site}/b`],
    );
  });

  it('leaves pages with one of the two alone', () => {
    expect(judge([page('/a', '', noindex), page('/b')], robots('User-agent: *\nDisallow: /b'))).to.deep.equal([]);
  });

  it('says nothing about files that were not found', () => {
    const missing = robotsFrom({ state: 'missing', text: 'User-agent: *\nDisallow: /' });
    expect(judge([page('/a', '', noindex)], { robots: missing })).to.deep.equal([]);
  });
});
