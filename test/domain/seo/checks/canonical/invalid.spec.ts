import { expect } from 'chai';
import { canonicalInvalid } from '../../../../../domain/seo/checks/canonical/invalid.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalInvalid.judge(pageFrom(html, overrides), context());

describe('[U] canonical/invalid', () => {
  it('fires for an empty value', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="">'))).to.deep.equal([
      { url, observed: '(empty)', expected: 'an absolute URL', where: 'canonical' },
    ]);
  });

  it('fires for one that is no URL', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="https://">'))).to.deep.equal([
      { url, observed: 'https://', expected: 'an absolute URL', where: 'canonical' },
    ]);
  });

  it('fires for another scheme', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="javascript:void(0)">'))).to.deep.equal([
      { url, observed: 'javascript:void(0)', expected: 'an absolute URL', where: 'canonical' },
    ]);
  });

  it('leaves a relative one alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/page">'))).to.deep.equal([]);
  });

  it('leaves none alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
