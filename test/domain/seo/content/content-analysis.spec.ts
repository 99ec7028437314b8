import { expect } from 'chai';
import { analyzeContent } from '../../../../domain/seo/content/content-analysis.js';
import { CONTENT_NOW, writtenSite } from '../../../support/sites/content-sites.js';

const own = writtenSite('own.example', [
  { path: '/', title: 'Start', about: 'lamp' },
  { path: '/b', title: 'Second', about: 'lamp' },
]);
const competitor = (host: string, lang = 'en') => writtenSite(host, [{ path: '/', title: 'Cable repair', lang }]);

describe('[U] content analysis', () => {
  it('joins all parts, with what went wrong on the way', () => {
    const analysis = analyzeContent(
      {
        own,
        findings: [],
        failed_checks: [],
        target_keywords: [],
        rivals: [
          { url: 'https://a.example/', ok: true, site: competitor('a.example') },
          { url: 'https://b.example/', ok: true, site: { ...competitor('b.example', 'de'), crawl_incomplete: true } },
          { url: 'https://c.example/', ok: false, error: 'It is down' },
        ],
      },
      CONTENT_NOW,
    );
    expect(analysis).to.deep.include({ website_url: 'https://own.example/' });
    expect(analysis.summary).to.match(
      /^2 indexable pages with \d+ words were read\. Your content ranks 1st of 3 sites\./,
    );
    expect(analysis.publishing.competitors.map(({ url }) => url)).to.deep.equal([
      'https://a.example/',
      'https://b.example/',
    ]);
    expect(analysis.warnings).to.deep.equal([
      'https://c.example/ could not be crawled: It is down',
      'Words are not compared with https://b.example/: they are in another language.',
      'A bound ended the crawl of https://b.example/: volumes are what was seen.',
    ]);
  });

  it('says honestly that there is nothing', () => {
    const empty = analyzeContent(
      { own: writtenSite('own.example', []), findings: [], failed_checks: [], rivals: [], target_keywords: [] },
      CONTENT_NOW,
    );
    expect(empty.warnings).to.deep.equal(['No indexable page was found: there is no content to analyze.']);
    expect(empty).to.deep.include({ topics: [], content_gaps: [], opportunities: [] });
    expect([
      empty.publishing.yours.status,
      empty.readability.yours.status,
      empty.competitive_positioning.status,
    ]).to.deep.equal(['no_data', 'no_data', 'no_data']);
  });
});
