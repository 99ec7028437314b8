import { expect } from 'chai';
import { readSeries, seriesPlace } from '../../../../domain/base/url/series-place.js';

const site = 'https://site.example';

describe('[U] series-place', () => {
  const places: [path: string, series: string | null, number: number][] = [
    ['/list?page=2', '/list', 2],
    ['/list/?PAGE=3&sort=up', '/list?sort=up', 3],
    ['/?paged=2', '', 2],
    ['/list/page/12/', '/list', 12],
    ['/list/page-2', '/list', 2],
    ['/seite/4', '', 4],
    ['/list?page=1', '/list', 1],
    ['/list', null, 0],
    ['/list?page=about', null, 0],
    ['/list?page=0', null, 0],
    ['/page/2/comments', null, 0],
    ['/homepage2', null, 0],
    ['/list?p=2', null, 0],
  ];
  for (const [path, series, number] of places) {
    it(`${path}: ${series === null ? 'none' : `${number} of ${series}`}`, () =>
      expect(seriesPlace(`${site}${path}`)).to.deep.equal(
        series === null ? null : { series: `${site}${series}`, number },
      ));
  }

  it('gives all pages of a list, and the list itself, one name', () => {
    const names = ['/list', '/list/', '/list?page=7', '/list/page/2/'].map((path) => readSeries(`${site}${path}`));
    expect(new Set(names)).to.deep.equal(new Set([`${site}/list`]));
  });

  it('stands what is no URL', () => {
    expect([seriesPlace('no url'), readSeries('no url')]).to.deep.equal([null, 'no url']);
  });
});
