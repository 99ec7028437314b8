import { expect } from 'chai';
import { LINK_IMPROVEMENTS } from '../../../../domain/seo/improvements/link-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, count: number, links: readonly string[] = []) => {
  const words = Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
  const anchors = links.map((to) => `<a href="${to}">To ${to}</a>`).join(' ');
  return pageFrom(htmlPage(`<main><p>${words}</p>${anchors}</main>`), { url: `https://site.example${path}` });
};
const propose = (name: string, pages: ReturnType<typeof page>[]) =>
  proposeFrom(LINK_IMPROVEMENTS, name, factSources(pages));

describe('[U] link-improvements', () => {
  it('asks for links from the start page to the most thorough pages', () => {
    expect(propose('home-to-longest', [page('/', 50, ['/a']), page('/a', 900), page('/b', 800)])?.sample).to.equal(
      'https://site.example/b: 800 words, and no link from the start page',
    );
    expect(propose('home-to-longest', [page('/', 50, ['/a']), page('/a', 900), page('/b', 100)])).to.equal(null);
  });

  it('asks for links among the pages of a section', () => {
    const section = (links: readonly string[]) => ['a', 'b', 'c', 'd'].map((name) => page(`/blog/${name}`, 50, links));
    expect(propose('section-neighbors', [page('/', 50), ...section(['/'])])?.sample).to.equal(
      '4 of 5 pages link to no other page of their section in the text',
    );
    expect(propose('section-neighbors', [page('/', 50), ...section(['/blog/a', '/blog/b'])])).to.equal(null);
    expect(propose('section-neighbors', [page('/', 50), ...section([])])).to.equal(null);
  });
});
