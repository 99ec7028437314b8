import { expect } from 'chai';
import { indexNoarchive } from '../../../../../domain/seo/checks/index/noarchive.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexNoarchive.judge(pageFrom(html, overrides), context());

describe('[U] index/noarchive', () => {
  it('fires for noarchive', () => {
    expect(judge(htmlPage(), { headers: { 'x-robots-tag': 'noarchive' } })).to.deep.equal([
      { url, observed: 'noarchive', where: 'meta robots or X-Robots-Tag' },
    ]);
  });

  it('leaves a page without directives alone', () => {
    expect(judge(htmlPage())).to.deep.equal([]);
  });
});
