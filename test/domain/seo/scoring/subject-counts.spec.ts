import { expect } from 'chai';
import { countSubjects } from '../../../../domain/seo/scoring/subject-counts.js';
import { pageFrom } from '../../../support/pages.js';
import { siteFrom } from '../../../support/site.js';

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
});
