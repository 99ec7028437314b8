import { expect } from 'chai';
import * as keys from '../../../domain/operations/artifact-keys.js';

describe('[U] artifact keys', () => {
  it('say whose and what', () => {
    expect(keys.sitemapKey('c1')).to.equal('crawl:c1:sitemap');
    expect(keys.externalLinksKey('c1')).to.equal('crawl:c1:external-links');
    expect(keys.singlePageKey('o1')).to.equal('operation:o1:page');
    expect(keys.readSitemapKey('o1')).to.equal('operation:o1:sitemap');
    expect(keys.readSitemapKey('o1', '2')).to.equal('operation:o1:sitemap:2');
    expect(keys.speedKey('o1', 'mobile')).to.equal('operation:o1:speed:mobile');
    expect(keys.speedComponentKey('o1')).to.equal('operation:o1:speed');
    expect(keys.judgedKey('o1')).to.equal('operation:o1:judged');
    expect(keys.resultKey('o1')).to.equal('operation:o1:result');
    expect(keys.listedPageKey('o1', '2')).to.equal('operation:o1:page:2');
    expect(keys.batchSliceKey('o1', '2')).to.equal('operation:o1:batch:2');
    expect(keys.semanticIndexKey('a.example')).to.equal('site:a.example:semantic-index');
    expect(keys.semanticVectorsKey('a.example')).to.equal('site:a.example:semantic-vectors');
    expect(keys.printedReportKey('o1')).to.equal('operation:o1:report.pdf');
    expect(keys.startPageShotKey('o1', 'phone')).to.equal('operation:o1:shot:phone');
    expect(keys.searchAnalysisKey('a.example')).to.equal('search:a.example:analysis:2');
    expect(keys.searchRowsKey('o1', 'days')).to.equal('operation:o1:search:days');
    expect(keys.crawlSearchDataKey('c1')).to.equal('crawl:c1:search-data');
    expect(keys.websiteAuditKey('o1')).to.equal('operation:o1:website-audit');
  });

  it('are never the same for two things of one operation', () => {
    const made = Object.values(keys).map((make) => make('x', 'desktop'));
    expect(new Set(made).size).to.equal(made.length);
    expect(keys.speedKey('x', 'desktop')).to.not.equal(keys.speedKey('x', 'mobile'));
    expect(keys.startPageShotKey('x', 'phone')).to.not.equal(keys.startPageShotKey('x', 'desktop'));
  });
});
