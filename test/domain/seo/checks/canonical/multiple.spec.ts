import { expect } from 'chai';
import { canonicalMultiple } from '../../../../../domain/seo/checks/canonical/multiple.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalMultiple.judge(pageFrom(html, overrides), context());

describe('[U] canonical/multiple', () => {
  it('fires for two that differ', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/a"><link rel="canonical" href="/b">')),
    ).to.deep.equal([
      {
        url,
        observed: 'https://site.example/a · https://site.example/b',
        expected: '1 value',
        where: 'link[rel=canonical]',
        count: 2,
      },
    ]);
  });

  it('leaves the same one twice alone', () => {
    expect(
      judge(
        htmlPage(
          '<p>Text</p>',
          '<link rel="canonical" href="/page"><link rel="canonical" href="https://site.example/page">',
        ),
      ),
    ).to.deep.equal([]);
  });

  it('leaves one alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/page">'))).to.deep.equal([]);
  });
});
