import { expect } from 'chai';
import { linkProtocolRelative } from '../../../../../domain/seo/checks/link/protocol-relative.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  linkProtocolRelative.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] link/protocol-relative', () => {
  it('fires for //host', () => {
    expect(judge('<a href="//other.example/a">A</a><a href=" //site.example/">B</a>')).to.deep.equal([
      {
        url,
        observed: '//other.example/a; //site.example/',
        count: 2,
        expected: 'https://',
        where: 'a[href^="//"]',
      },
    ]);
  });

  it('leaves full addresses and paths alone', () => {
    expect(judge('<a href="https://a.example//b">A</a><a href="/b//c">B</a><a href="///">C</a>')).to.deep.equal([]);
  });
});
