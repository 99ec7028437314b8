import { expect } from 'chai';
import { indexNoindexNofollowBoth } from '../../../../../domain/seo/checks/index/noindex-nofollow-both.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  indexNoindexNofollowBoth.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] index/noindex-nofollow-both', () => {
  it('fires for both, in whatever way they are said', () => {
    const found = [{ url, observed: 'noindex, nofollow', where: 'meta robots or X-Robots-Tag' }];
    expect(judge('', '<meta name="robots" content="NOINDEX, nofollow">')).to.deep.equal(found);
    expect(judge('', '<meta name="robots" content="none">')).to.deep.equal(found);
    expect(
      judge('', '<meta name="robots" content="noindex">', { headers: { 'x-robots-tag': 'nofollow' } }),
    ).to.deep.equal(found);
  });

  it('leaves one of them alone', () => {
    expect(judge('', '<meta name="robots" content="noindex, follow">')).to.deep.equal([]);
    expect(judge('', '<meta name="robots" content="nofollow">')).to.deep.equal([]);
  });
});
