import { expect } from 'chai';
import type { SitemapBenchmarkReport } from '../../../../../domain/audits/sitemap-benchmark.js';
import { SitemapBenchmarkView } from '../../../../../web/app/operations/results/sitemap-benchmark-view.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { sampleOperationResult } from '../../../../support/samples/operation-result.js';

const sample = async () => (await sampleOperationResult('sitemap_benchmark')) as SitemapBenchmarkReport;

describe('[U] view of compared sitemaps', () => {
  it('shows sections that competitors have, and what to do', async () => {
    const other = {
      url: 'https://one.example/',
      path: '/blog',
      count: 40,
      sample_urls: ['https://one.example/blog/a'],
    };
    const result: SitemapBenchmarkReport = {
      ...(await sample()),
      missing_sections: [
        { section: '/blog', competitors: [other] },
        { section: '/faq', competitors: [] },
      ],
      recommendations: [
        {
          id: 'sections',
          title: 'Write a blog',
          why: 'A competitor has one.',
          steps: ['Choose topics.'],
          priority: 'High',
          evidence: [{ url: other.url, detail: '40 URLs under /blog' }],
        },
      ],
    };
    const text = readText(renderPart(SitemapBenchmarkView, { result }));
    for (const shown of ['/blog', 'https://one.example/blog/a', 'High priority', 'Write a blog', '40 URLs under /blog'])
      expect(text).to.contain(shown);
  });

  it('says why a site is not ranked', async () => {
    const result = await sample();
    const sites = result.sites.map((site) => ({ ...site, rank: null, index: null, figures: null, error: 'Not found' }));
    const text = readText(renderPart(SitemapBenchmarkView, { result: { ...result, sites, your_rank: null } }));
    expect(text).to.contain('could not be ranked').and.to.contain('Not found').and.to.contain('n/a');
  });
});
