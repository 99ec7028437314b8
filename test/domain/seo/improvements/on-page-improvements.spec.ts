import { expect } from 'chai';
import { ON_PAGE_IMPROVEMENTS } from '../../../../domain/seo/improvements/on-page-improvements.js';
import type { FactSources } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const at = (path: string) => `https://site.example${path}`;
const page = (path: string, html = '<title>Page</title>', depth = 1) => pageFrom(html, { url: at(path), depth });
const data = (type: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}"}</script>`;
const propose = (name: string, sources: FactSources) => proposeFrom(ON_PAGE_IMPROVEMENTS, name, sources);

describe('[U] on-page-improvements', () => {
  it('asks for breadcrumbs on a nested site without any', () => {
    const nested = ['/a/1', '/a/2', '/a/3', '/a/4', '/a/5'];
    expect(propose('breadcrumbs', factSources(nested.map((path) => page(path))))?.count).to.equal(5);
    expect(propose('breadcrumbs', factSources(nested.slice(1).map((path) => page(path))))).to.equal(null);
    expect(propose('breadcrumbs', factSources(nested.map((path) => page(path, data('BreadcrumbList')))))).to.equal(
      null,
    );
  });

  it('asks for more structured data where some pages have it', () => {
    const found = propose(
      'structured-data-breadth',
      factSources([page('/a', data('Product')), page('/b'), page('/c'), page('/d')]),
    );
    expect([found?.urls, found?.sample]).to.deep.equal([['/b', '/c', '/d'].map(at), '25% of the pages have JSON-LD']);
    expect(propose('structured-data-breadth', factSources([page('/a')]))).to.equal(null);
    expect(propose('structured-data-breadth', factSources([page('/a', data('Product'))]))).to.equal(null);
  });

  it('asks for links to pages that two or three others link to', () => {
    const pages = [1, 2, 3, 4, 5].map((n) => page(`/${n}`, n < 3 ? '<a href="/weak">Weak</a>' : 'Hi'));
    const found = propose('links-to-weak-pages', factSources([...pages, page('/weak')]));
    expect([found?.urls, found?.sample]).to.deep.equal([[at('/weak')], 'https://site.example/weak: 2 inlinks']);
    expect(propose('links-to-weak-pages', factSources([...pages, page('/weak')], { crawl_incomplete: true }))).to.equal(
      null,
    );
    expect(
      propose('links-to-weak-pages', factSources([page('/1', '<a href="/weak">Weak</a>'), page('/weak')])),
    ).to.equal(null);
  });

  it('asks to bring pages nearer that are three clicks away', () => {
    const found = propose(
      'nearer-pages',
      factSources([page('/', 'Hi', 0), page('/near', 'Hi', 2), page('/far', 'Hi', 3)]),
    );
    expect([found?.urls, found?.sample]).to.deep.equal([[at('/far')], '1 pages are 3 clicks or more from the start']);
    expect(propose('nearer-pages', factSources([page('/near', 'Hi', 2)]))).to.equal(null);
  });
});
