import { expect } from 'chai';
import { compareRendered } from '../../../../domain/seo/page/compare-rendered.js';
import { htmlFacts } from '../../../support/sites/rendered-page.js';

const SOURCE = `<head><title>Loading</title><meta name="robots" content="none"></head><body><h1>Lamps</h1>
  <a href="/a">a</a><a href="/a#x">a</a><a href="https://other.example/">o</a></body>`;
const DOCUMENT = `<head><title>Lamps</title><meta name="description" content="All lamps"><link rel="canonical" href="/lamps">
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script></head><body><h1>Lamps</h1>
  <p>one two three</p><a href="/a">a</a>${Array.from({ length: 25 }, (_, at) => `<a href="/n${at}">n</a>`).join('')}</body>`;

describe('[U] compareRendered', () => {
  it('tells what scripts have changed, and nothing of what they left', () => {
    const differences = compareRendered(htmlFacts(SOURCE), htmlFacts(DOCUMENT));
    expect(differences).to.deep.include({
      title: { raw: 'Loading', rendered: 'Lamps' },
      description: { raw: '', rendered: 'All lamps' },
      canonical: { raw: '', rendered: 'https://site.example/lamps' },
      robots: { raw: 'nofollow, noindex', rendered: '' },
      h1: null,
      json_ld_types: { raw: [], rendered: ['Product'], only_rendered: ['Product'] },
    });
    expect(differences.word_count.rendered).to.be.greaterThan(differences.word_count.raw);
  });

  it('counts targets of the same site once and names twenty of the new ones', () => {
    const { internal_links } = compareRendered(htmlFacts(SOURCE), htmlFacts(DOCUMENT));
    expect(internal_links).to.deep.include({ raw: 1, rendered: 26, only_rendered_count: 25 });
    expect(internal_links.only_rendered).to.have.length(20);
    expect(internal_links.only_rendered[0]).to.equal('https://site.example/n0');
  });

  it('finds no difference between a page and itself, and none in defaults, case or order', () => {
    const page = htmlFacts(DOCUMENT);
    const { title, description, canonical, robots, h1 } = compareRendered(page, page);
    expect([title, description, canonical, robots, h1]).to.deep.equal([null, null, null, null, null]);
    const robotsOf = (content: string) => htmlFacts(`<head><meta name="robots" content="${content}"></head>`);
    const same = compareRendered(robotsOf('NOFOLLOW, noindex'), robotsOf('noindex,nofollow,all'));
    expect(same.robots).to.equal(null);
    expect(compareRendered(robotsOf('index, follow'), htmlFacts('')).robots).to.equal(null);
    expect(compareRendered(robotsOf('max-snippet: 5'), robotsOf('max-snippet:6')).robots).to.deep.equal({
      raw: 'max-snippet:5',
      rendered: 'max-snippet:6',
    });
  });
});
