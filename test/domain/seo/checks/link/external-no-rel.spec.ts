import { expect } from 'chai';
import { linkExternalNoRel } from '../../../../../domain/seo/checks/link/external-no-rel.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  linkExternalNoRel.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] link/external-no-rel', () => {
  it('runs only when a project asks for it', () => expect(linkExternalNoRel.off_by_default).to.equal(true));

  it('fires for external links that say nothing of themselves', () => {
    const body = '<a href="https://a.example/">A</a><a rel="noopener" href="https://b.example/">B</a>';
    expect(judge(body)).to.deep.equal([
      {
        url,
        observed: 'https://a.example/; https://b.example/',
        count: 2,
        expected: 'nofollow, sponsored, ugc',
        where: 'a[href]',
      },
    ]);
  });

  it('leaves qualified and internal links alone', () => {
    const rels = ['nofollow', 'SPONSORED', 'noopener ugc'];
    const body = rels.map((rel) => `<a rel="${rel}" href="https://a.example/">A</a>`).join('');
    expect(judge(`${body}<a href="/b">B</a><a href="tel:123">C</a>`)).to.deep.equal([]);
  });
});
