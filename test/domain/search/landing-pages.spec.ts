import { expect } from 'chai';
import { landingPagesKey, toLandingPages } from '../../../domain/search/landing-pages.js';

const row = (host: string, path: string, ...metrics: number[]) => ({ dimensions: [host, path], metrics });

describe('[U] landing pages', () => {
  it('are URLs of the site with the visits that began there, most visited first', () => {
    const rows = [
      row('www.site.example', '/b', 2, 1),
      row('www.site.example', '/a', 5),
      row('site.example', '/', 3),
      row('www.site.example', '/b', 2, 1),
      row('other.example', '/a', 90),
      row('www.site.example', '(not set)', 7),
      row('www.site.example', '', 7),
      row('bad host', '/x', 7),
    ];
    expect(toLandingPages(rows, 'https://www.site.example/shop')).to.deep.equal([
      { url: 'https://www.site.example/a', sessions: 5, key_events: 0 },
      { url: 'https://www.site.example/b', sessions: 4, key_events: 2 },
      { url: 'https://site.example/', sessions: 3, key_events: 0 },
    ]);
    const plain = toLandingPages([row('127.0.0.1:8080', '/a', 1)], 'http://127.0.0.1:8080/');
    expect(plain).to.deep.equal([{ url: 'http://127.0.0.1:8080/a', sessions: 1, key_events: 0 }]);
  });

  it('have a key that is erased with the traffic', () => {
    expect(landingPagesKey('site.example')).to.equal('traffic:site.example:landing-pages');
  });
});
