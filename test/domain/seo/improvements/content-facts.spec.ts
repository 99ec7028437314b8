import { expect } from 'chai';
import { analyzeTargetKeywords } from '../../../../domain/audits/target-keywords.js';
import {
  agedPages,
  contentGaps,
  largestSection,
  openKeywords,
  pagesNear,
  sectionPages,
  shallowPages,
} from '../../../../domain/seo/improvements/content-facts.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, html = '<title>T</title>') => pageFrom(html, { url: `https://site.example${path}` });
const factsOf = (pages: ReturnType<typeof page>[]) => gatherSiteFacts(factSources(pages));
const pathsOf = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname);

describe('[U] content-facts', () => {
  it('takes keywords that are not or partly answered, and the pages nearest to them', () => {
    const use = { in_title: false, in_description: false, in_h1: false, in_url: false, body_count: 0 };
    const url = 'https://site.example/tea';
    const keywords = analyzeTargetKeywords(
      ['green tea', 'cake', 'jam'],
      [
        {
          url,
          indexable: true,
          keywords: [
            { ...use, keyword: 'green tea', in_title: true },
            { ...use, keyword: 'jam', in_title: true, in_h1: true, body_count: 2 },
          ],
        },
      ],
    );
    const facts = { ...factsOf([page('/')]), target_keywords: keywords };
    const open = openKeywords(facts);
    expect(open.map(({ keyword }) => keyword)).to.deep.equal(['green tea', 'cake']);
    expect(pagesNear(open, facts)).to.deep.equal([url]);
    expect(pagesNear(open.slice(1), facts)).to.deep.equal(['https://site.example/']);
  });

  it('finds the largest section below the root, and its pages by whole segment', () => {
    const facts = factsOf(['/', '/a', '/tea/green', '/tea/black', '/team', '/cake/plum'].map((path) => page(path)));
    expect(largestSection(facts)?.name).to.equal('/tea');
    expect(pathsOf(sectionPages(facts))).to.deep.equal(['/tea/green', '/tea/black']);
    expect([largestSection(factsOf([page('/')])), sectionPages(factsOf([page('/')]))]).to.deep.equal([undefined, []]);
  });

  it('sorts pages dated more than 365 days ago, the oldest first', () => {
    const dated = (path: string, date: string) =>
      page(path, `<meta property="article:modified_time" content="${date}">`);
    const facts = factsOf([
      dated('/just', '2025-05-31T23:59:59Z'),
      dated('/year', '2025-06-01T00:00:00Z'),
      dated('/old', '2019-01-01'),
      dated('/strange', 'last spring'),
      page('/undated'),
    ]);
    expect(agedPages(facts).map(({ url }) => new URL(url).pathname)).to.deep.equal(['/old', '/just']);
  });

  it('sorts pages of 200 to 499 words, the shortest first', () => {
    const facts = factsOf([199, 499, 200, 500].map((count) => page(`/${count}`, `<p>${'word '.repeat(count)}</p>`)));
    expect(shallowPages(facts).map(({ word_count: words }) => words)).to.deep.equal([200, 499]);
  });

  it('has no gaps without competitors', () => expect(contentGaps(factsOf([page('/')]))).to.deep.equal([]));
});
