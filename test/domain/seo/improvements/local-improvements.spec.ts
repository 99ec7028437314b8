import { expect } from 'chai';
import { LOCAL_IMPROVEMENTS } from '../../../../domain/seo/improvements/local-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const HOME = 'https://site.example/';
const CALL = '<a href="tel:+441632960018">Call</a>';
const MAP = '<a href="https://maps.app.goo.gl/x">Find us</a>';
const HOURS = '<h2>Opening hours</h2><p>Monday to Friday, 9 to 5</p>';
const bakery =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"A"}</script>';
const page = (path: string, body: string, head = '') =>
  pageFrom(`<html lang="en"><head><title>${path}</title>${head}</head><body>${body}</body></html>`, {
    url: new URL(path, HOME).href,
    depth: path === '/' ? 0 : 1,
  });
const OTHERS = ['/about', '/team'].map((path) => page(path, `<h1>${path}</h1><p>${path.repeat(40)}</p>`));
const propose = (name: string, home: string, others = OTHERS, head = '') =>
  proposeFrom(LOCAL_IMPROVEMENTS, name, factSources([page('/', `<h1>Bread</h1>${home}`, head), ...others]));
const inPlaces = (...places: string[]) =>
  places.map((place) => page(`/${place}`, `<h1>Plumber in ${place}</h1><p>${place.repeat(30)}</p>`));

describe('[U] local improvements', () => {
  it('ask for a profile and for markup where the site shows a local business', () => {
    expect(propose('local-profile', HOURS)?.sample).to.equal(
      'section "Opening hours", no link to a map or business profile',
    );
    expect(propose('local-profile', '', OTHERS, bakery)?.sample).to.match(/^structured data of a Bakery, no link/);
    const markup = propose('local-markup', MAP);
    expect([markup?.sample, markup?.urls]).to.deep.equal([
      'a link to a map, no LocalBusiness in structured data',
      [HOME],
    ]);
    expect(propose('local-markup', CALL, inPlaces('Leeds', 'York', 'Hull'))?.sample).to.equal(
      'a page for each place, such as "Plumber in Leeds", no LocalBusiness in structured data',
    );
  });

  it('ask nothing of other sites, nor for what is there', () => {
    for (const name of ['local-profile', 'local-markup']) {
      expect(propose(name, CALL), name).to.equal(null);
      expect(propose(name, CALL, inPlaces('Leeds', 'York')), name).to.equal(null);
      expect(propose(name, '', inPlaces('Oak', 'Brass', 'Glass')), name).to.equal(null);
      // On one page, with advice of its own.
      expect(propose(name, HOURS, []), name).to.equal(null);
    }
    expect(propose('local-profile', HOURS + MAP)).to.equal(null);
    expect(propose('local-markup', HOURS, OTHERS, bakery)).to.equal(null);
  });
});
