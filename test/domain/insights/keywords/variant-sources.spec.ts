import { expect } from 'chai';
import { readBrand, readYear } from '../../../../domain/insights/keywords/variant-sources.js';

const place = (value: unknown, path = '') => ({ path, value });

describe('[U] what variants are made of besides keywords', () => {
  it('is the name of the site, as the request or the content tells it', () => {
    const website_url = 'https://www.oak-lamps.example/';
    const figure = { path: 'website_url', value: website_url };
    expect(readBrand(place({ website_url }), place({ url: 'https://b.example/' }, 'c'))).to.deep.equal({
      name: 'oak lamps',
      figure,
    });
    expect(readBrand(place({}), place({ site_url: 'https://acme.example/' }, 'c'))?.name).to.equal('acme');
    expect(readBrand(place({ website_url: 'http://127.0.0.1/' }), place(null))).to.equal(null);
  });

  it('is the year in which the content was looked at', () => {
    expect(readYear(place({ generated_at: '2026-05-01T00:00:00.000Z' }, 'c'))).to.deep.equal({
      name: '2026',
      figure: { path: 'c.generated_at', value: '2026-05-01T00:00:00.000Z' },
    });
    for (const value of [null, {}, { date: 'May 2026' }]) expect(readYear(place(value))).to.equal(null);
  });
});
