import { expect } from 'chai';
import { indexNoimageindex } from '../../../../../domain/seo/checks/index/noimageindex.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexNoimageindex.judge(pageFrom(html, overrides), context());

describe('[U] index/noimageindex', () => {
  it('fires for noimageindex', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="noimageindex">'))).to.deep.equal([
      { url, observed: 'noimageindex', where: 'meta robots or X-Robots-Tag' },
    ]);
  });

  it('leaves noindex alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="noindex">'))).to.deep.equal([]);
  });

  it('leaves a page without directives alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
