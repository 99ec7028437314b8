import { expect } from 'chai';
import { canonicalFragment } from '../../../../../domain/seo/checks/canonical/fragment.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalFragment.judge(pageFrom(html, overrides), context());

describe('[U] canonical/fragment', () => {
  it('fires for a fragment', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="https://site.example/page#top">'))).to.deep.equal(
      [{ url, observed: 'https://site.example/page#top', expected: url, where: 'link[rel=canonical]' }],
    );
  });

  it('leaves one without alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="https://site.example/page">'))).to.deep.equal([]);
  });
});
