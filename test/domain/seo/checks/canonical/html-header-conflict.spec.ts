import { expect } from 'chai';
import { canonicalHtmlHeaderConflict } from '../../../../../domain/seo/checks/canonical/html-header-conflict.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalHtmlHeaderConflict.judge(pageFrom(html, overrides), context());

describe('[U] canonical/html-header-conflict', () => {
  it('fires when they differ', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/a">'), {
        headers: { link: '<https://site.example/b>; rel="canonical"' },
      }),
    ).to.deep.equal([
      {
        url,
        observed: 'HTML /a, header https://site.example/b',
        expected: 'the same URL',
        where: 'link[rel=canonical], Link header',
      },
    ]);
  });

  it('leaves the same one in both alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/page">'), {
        headers: { link: '<https://site.example/page>; rel="canonical"' },
      }),
    ).to.deep.equal([]);
  });

  it('leaves a header about another resource alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/a">'), {
        headers: { link: '</b>; rel=canonical; anchor="/c"' },
      }),
    ).to.deep.equal([]);
  });

  it('leaves one place only alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/a">'))).to.deep.equal([]);
  });
});
