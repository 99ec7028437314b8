import { expect } from 'chai';
import { canonicalCrossDomain } from '../../../../../domain/seo/checks/canonical/cross-domain.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalCrossDomain.judge(pageFrom(html, overrides), context());

describe('[U] canonical/cross-domain', () => {
  it('fires for another registrable domain', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="https://other.example/page">'))).to.deep.equal([
      { url, observed: 'https://other.example/page', where: 'canonical' },
    ]);
  });

  it('leaves another host of the domain alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="https://www.site.example/page">'))).to.deep.equal(
      [],
    );
  });

  it('leaves none alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
