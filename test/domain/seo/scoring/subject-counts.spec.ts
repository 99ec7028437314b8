import { expect } from 'chai';
import { countSubjects } from '../../../../domain/seo/scoring/subject-counts.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

describe('[U] subject-counts', () => {
  it('counts what was requested, what came as HTML and what may be indexed', () => {
    const pages = [
      pageFrom('Hi', { url: 'https://site.example/' }),
      pageFrom('<meta name="robots" content="noindex">', { url: 'https://site.example/noindex' }),
      pageFrom('Gone', { url: 'https://site.example/gone', status: 404 }),
      pageFrom('', { url: 'https://site.example/file.pdf' }),
      pageFrom('', { url: 'https://site.example/private', allowed: false, status: 0 }),
    ];
    expect(countSubjects(siteFrom(pages))).to.deep.include({ fetched_pages: 4, html_pages: 2, indexable_pages: 1 });
  });

  it('misses no text of pages that were accepted as thin', () => {
    const words = (count: number) => htmlPage(`<p>${'word '.repeat(count)}</p>`);
    const pages = ['/', '/a', '/b', '/c'].map((path) => pageFrom(words(0), { url: `https://site.example${path}` }));
    const shareOf = (...paths: string[]) => {
      const urls = new Set(paths.map((path) => `https://site.example${path}`));
      const accepted = new Map([['content/thin', urls]]);
      return countSubjects(siteFrom(pages), undefined, accepted).shares?.['content/thin'] ?? 0;
    };
    const whole = shareOf();
    expect(whole).to.be.greaterThan(0.9);
    expect(shareOf('/a', '/b')).to.be.closeTo(whole / 2, 0.001);
    expect(shareOf('/', '/a', '/b', '/c')).to.equal(0);
  });
});
