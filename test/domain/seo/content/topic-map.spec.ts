import { expect } from 'chai';
import { mapTopics } from '../../../../domain/seo/content/topic-map.js';
import { contentSite } from '../../../support/sites/content-sites.js';

describe('[U] topic map', () => {
  it('tells words and phrases, with those who also write about them', () => {
    const own = contentSite('own.example', [
      { path: '/a', title: 'Cable repair today', about: 'lamp', words: 60 },
      { path: '/b', title: 'Cable repair at home', about: 'lamp', words: 100 },
      { path: '/c', title: 'Third', about: 'chair' },
      { path: '/d', title: 'Fourth', about: 'table' },
    ]);
    const competitor = contentSite('r.example', [{ path: '/x', title: 'Cable repairs', about: 'lamps' }]);
    const topics = mapTopics(own, [competitor]);
    const lamp = topics.find(({ term }) => term === 'lamp');
    expect(lamp).to.deep.include({ kind: 'word', pages: 2, share: 0.5 });
    expect(lamp?.words_median).to.equal(83);
    expect(lamp?.competitors).to.deep.equal([
      { url: 'https://r.example/', pages: 1, sample_urls: ['https://r.example/x'] },
    ]);
    const phrase = topics.find(({ term }) => term === 'cable repair');
    expect(phrase).to.deep.include({
      kind: 'phrase',
      pages: 2,
      sample_urls: ['https://own.example/a', 'https://own.example/b'],
    });
    expect(phrase?.competitors[0]?.sample_urls).to.deep.equal(['https://r.example/x']);
  });
});
