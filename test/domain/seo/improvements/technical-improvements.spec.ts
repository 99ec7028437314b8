import { expect } from 'chai';
import type { FactSources } from '../../../../domain/seo/improvements/site-facts.js';
import { TECHNICAL_IMPROVEMENTS } from '../../../../domain/seo/improvements/technical-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const page = (path: string, html = 'Hi', ttfb_ms = 100) =>
  pageFrom(html, { url: `https://site.example${path}`, fetch: { ttfb_ms } });
const propose = (name: string, sources: FactSources) => proposeFrom(TECHNICAL_IMPROVEMENTS, name, sources);

describe('[U] technical-improvements', () => {
  it('asks for a cache when the first byte takes more than 200 ms, naming the slowest pages', () => {
    const found = propose(
      'edge-cache',
      factSources([page('/a', 'Hi', 250), page('/b', 'Hi', 400), page('/c', 'Hi', 300)]),
    );
    expect([found?.urls[0], found?.sample]).to.deep.equal([
      'https://site.example/b',
      '300 ms to first byte in the middle',
    ]);
    expect(propose('edge-cache', factSources([page('/', 'Hi', 200)]))).to.equal(null);
  });

  it('asks for hreflang when pages are in several languages and none has it', () => {
    const [english, german] = [page('/en', '<html lang="en-GB"><body>Hi'), page('/de', '<html lang="de"><body>Hallo')];
    const found = propose(
      'language-versions',
      factSources([english, german, page('/en2', '<html lang="en"><body>Hi')]),
    );
    expect([found?.urls, found?.sample]).to.deep.equal([
      ['https://site.example/en', 'https://site.example/de'],
      'languages: en, de; hreflang on 0 pages',
    ]);
    expect(propose('language-versions', factSources([english]))).to.equal(null);
    const linked = page(
      '/fr',
      '<html lang="fr"><head><link rel="alternate" hreflang="de" href="https://site.example/de"></head>',
    );
    expect(propose('language-versions', factSources([german, linked]))).to.equal(null);
  });
});
