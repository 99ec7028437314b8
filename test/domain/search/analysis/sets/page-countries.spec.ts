import { expect } from 'chai';
import { PageCountryTable } from '../../../../../domain/search/analysis/sets/page-countries.js';

describe('[U] table of pages by country', () => {
  it('keeps combinations with clicks, one page whatever its fragment', () => {
    const table = new PageCountryTable();
    const row = (page: string, country: string, clicks: number) => ({
      keys: [page, country],
      clicks,
      impressions: 10,
      ctr: 0,
      position: 1,
    });
    table.add([row('https://a.example/', 'deu', 2), row('https://a.example/', 'fra', 0)]);
    table.add([row('https://a.example/#x', 'deu', 3)]);
    expect(table.result()).to.deep.equal([{ url: 'https://a.example/', country: 'DEU', clicks: 5, impressions: 20 }]);
  });
});
