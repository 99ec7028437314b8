import { expect } from 'chai';
import type { HtmlFacts } from '../../../../../domain/seo/artifacts/html.js';
import { judgePageGates } from '../../../../../domain/seo/scoring/gates/page-gates.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const LONG = `<p>${'word '.repeat(300)}</p>`;

function gates(html: string, overrides: PageOverrides = {}, severities = {}) {
  const page = pageFrom(html, overrides);
  const facts = page.html as HtmlFacts;
  return judgePageGates({ page, html: facts, context: { ...context(), severities }, keywords: facts.keywords });
}
const idsOf = (...input: Parameters<typeof gates>) => gates(...input).map(({ id, cap }) => [id, cap]);

describe('[U] judgePageGates', () => {
  it('leaves a sound page alone', () => {
    expect(gates(htmlPage(LONG), { keywords: ['word'] })).to.deep.equal([]);
  });

  it('caps a page by its words, down to next to nothing', () => {
    const [few] = gates(htmlPage('<p>Hello</p>'));
    expect(few).to.deep.include({ id: 'thin_pages', cap: 13, check_ids: ['content/thin'] });
    expect(few?.reason).to.equal('The page has 1 word of main text: there is little to be found for.');
  });

  it('caps an error page sent with 200, and leaves one that is about errors', () => {
    expect(idsOf('<title>404 - Page not found</title><p>Sorry</p>')[0]).to.deep.equal(['error_page', 10]);
    expect(idsOf(`<title>What a 404 error means</title>${LONG}`)).to.deep.equal([]);
  });

  it('caps a page that asks not to be listed, and says why', () => {
    const [noindex] = gates(htmlPage(LONG, '<meta name="robots" content="noindex">'));
    expect(noindex).to.deep.include({
      id: 'not_indexable',
      cap: 30,
      reason: 'Search engines are asked not to list this page: noindex.',
    });
    const [elsewhere] = gates(htmlPage(LONG, '<link rel="canonical" href="https://other.example/">'));
    expect(elsewhere?.reason).to.include('its canonical names https://other.example/');
  });

  it('caps a page without a title', () => {
    expect(idsOf(`<body>${LONG}</body>`)).to.deep.equal([['missing_titles', 35]]);
  });

  it('caps by the share of keywords that stand nowhere on the page', () => {
    const [all] = gates(htmlPage(LONG), { keywords: ['blue widgets'] });
    expect(all).to.deep.include({
      id: 'keywords_missing',
      cap: 60,
      share: 1,
      reason: 'The page never uses "blue widgets".',
      check_ids: ['content/keyword-absent'],
    });
    expect(gates(htmlPage(LONG), { keywords: ['word', 'a', 'b', 'c', 'zebra'] })[0]?.cap).to.be.within(61, 95);
  });

  it('minds nothing that the project does not mind', () => {
    expect(idsOf(htmlPage('<p>Hello</p>'), {}, { 'content/thin': 'off' })).to.deep.equal([]);
  });
});
