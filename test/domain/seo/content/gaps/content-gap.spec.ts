import { expect } from 'chai';
import { describeGap, findHolders, samplePages } from '../../../../../domain/seo/content/gaps/content-gap.js';
import { contentSite } from '../../../../support/sites/content-sites.js';

const pages = ['/', '/1', '/2', '/3'].map((path) => ({ path, title: `Page ${path}` }));

describe('[U] content gap', () => {
  it('says who has what', () => {
    const holder = { url: 'https://a.example/', pages: 2, sample_urls: [] };
    expect(describeGap('topic', 'lamp', [holder], 'pages about “lamp”').detail).to.equal(
      '1 competitor has 2 pages about “lamp”; you have none.',
    );
    expect(describeGap('topic', 'lamp', [holder, holder], 'pages').detail).to.match(
      /^2 competitors have 4 pages; you have none\.$/,
    );
  });

  it('lists holders by how much they have, three pages each', () => {
    const [small, large] = [contentSite('small.example', pages.slice(0, 1)), contentSite('large.example', pages)];
    const holders = findHolders([small, large, contentSite('none.example', [])], (competitor) => [...competitor.pages]);
    expect(holders.map(({ url, pages: count }) => [url, count])).to.deep.equal([
      ['https://large.example/', 4],
      ['https://small.example/', 1],
    ]);
    expect(samplePages(large.pages)).to.have.length(3);
  });
});
