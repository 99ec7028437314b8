import { expect } from 'chai';
import { linkConflictingOnPage } from '../../../../../domain/seo/checks/link/conflicting-on-page.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  linkConflictingOnPage.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] link/conflicting-on-page', () => {
  it('fires for a target that is followed and held back, once for each target', () => {
    const body =
      '<a href="/a">A</a><a href="/a#x" rel="nofollow">A</a><a href="/b" rel=nofollow>B</a><a href="/b">B</a>';
    expect(judge(body)).to.deep.equal([
      {
        url,
        observed: 'https://site.example/a; https://site.example/b',
        count: 2,
        expected: 'one way for each target',
        where: 'a[rel]',
      },
    ]);
  });

  it('leaves targets that are linked one way, and the page itself, alone', () => {
    const body =
      '<a href="/a">A</a><a href="/b" rel="nofollow">B</a><a href="#x">X</a><a href="/page" rel="nofollow">Y</a>';
    expect(judge(body)).to.deep.equal([]);
  });
});
