import { expect } from 'chai';
import { findLocalSigns } from '../../../../domain/seo/improvements/find-local-signs.js';
import { gatherSiteFacts } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, body: string) =>
  pageFrom(`<html lang="en"><head><title>${path}</title></head><body>${body}</body></html>`, {
    url: `https://site.example${path}`,
    depth: path === '/' ? 0 : 1,
  });
const kinds = (...pages: Parameters<typeof factSources>[0]) =>
  findLocalSigns(gatherSiteFacts(factSources(pages))).map(({ kind, url }) => `${kind} ${new URL(url).pathname}`);
const firm = (extra: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name: 'A', ...extra })}</script>`;

describe('[U] signs of a local business', () => {
  it('are hours and maps, wherever they are, and pages for places of a firm with a contact', () => {
    expect(
      kinds(page('/', '<h2>Our opening hours</h2>'), page('/visit', '<a href="https://g.page/a">Map</a>')),
    ).to.deep.equal(['hours /', 'map /visit']);
    expect(kinds(page('/', ''), page('/contact', firm({ openingHours: 'Mo-Fr 09:00-17:00' })))).to.deep.equal([
      'hours /contact',
    ]);
    const places = ['Leeds', 'York', 'Hull'].map((place) => page(`/${place}`, `<h1>Roofs in ${place}</h1>`));
    const address = firm({ address: { '@type': 'PostalAddress', streetAddress: '1 High St' } });
    expect(kinds(page('/', address), ...places)).to.deep.equal(['place_pages /Leeds']);
    expect(kinds(page('/', ''), ...places)).to.deep.equal([]);
  });

  it('are neither a phone number nor an address alone', () => {
    expect(kinds(page('/', '<a href="tel:+441632960018">Call</a>'))).to.deep.equal([]);
    expect(kinds(page('/', firm({ address: { '@type': 'PostalAddress', streetAddress: '1 High St' } })))).to.deep.equal(
      [],
    );
  });
});
