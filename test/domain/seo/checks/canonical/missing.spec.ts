import { expect } from 'chai';
import { canonicalMissing } from '../../../../../domain/seo/checks/canonical/missing.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalMissing.judge(pageFrom(html, overrides), context());

describe('[U] canonical/missing', () => {
  it('fires for an indexable page without one', () => {
    expect(judge(htmlPage())).to.deep.equal([{ url, observed: 'none', expected: url }]);
  });

  it('leaves one in the HTML alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/page">'))).to.deep.equal([]);
  });

  it('leaves one in the header alone', () => {
    expect(judge(htmlPage(), { headers: { link: '<https://site.example/page>; rel="canonical"' } })).to.deep.equal([]);
  });

  it('leaves one in the body, which is another error alone', () => {
    expect(judge(htmlPage('<link rel="canonical" href="/page">'))).to.deep.equal([]);
  });
});
