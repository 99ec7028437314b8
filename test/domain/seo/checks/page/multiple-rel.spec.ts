import { expect } from 'chai';
import { pageMultipleRel } from '../../../../../domain/seo/checks/page/multiple-rel.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  pageMultipleRel.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] page/multiple-rel', () => {
  it('fires for two next pages', () => {
    const head = '<link rel="next" href="/2"><link rel="Next prefetch" href="/3"><link rel="prev" href="/0">';
    expect(judge('', head)).to.deep.equal([
      {
        url,
        observed: 'rel=next: https://site.example/2, https://site.example/3',
        count: 1,
        expected: 'one of each',
        where: 'link[rel=next], link[rel=prev]',
      },
    ]);
  });

  it('leaves one of each, and the same twice, alone', () => {
    expect(
      judge('', '<link rel="next" href="/2"><link rel="next" href="/2"><link rel="prev" href="/0">'),
    ).to.deep.equal([]);
  });
});
