import { expect } from 'chai';
import { comparePage } from '../../../../../domain/search/indexing/inspected-comparison.js';
import { SIDE_RULES } from '../../../../../domain/search/indexing/rules/side-rules.js';
import type { IndexBlocker } from '../../../../../domain/seo/page/find-index-blocker.js';
import { crawledFacts, inspectedPage } from '../../../../support/samples/inspected-page.js';

const NOW = new Date('2026-06-30T08:00:00.000Z');

describe('[U] what is indexed against the crawl', () => {
  const cases: [IndexBlocker | 'not_measured', string | null][] = [
    ['noindex', 'The crawl found noindex'],
    ['blocked_by_robots', 'robots.txt blocks it'],
    ['redirect', 'The crawl was redirected'],
    ['client_error', 'The crawl met an error'],
    ['server_error', 'The crawl met an error'],
    ['no_response', 'The crawl met an error'],
    ['not_html', 'The crawl found it not indexable'],
    ['canonicalized', null],
  ];
  const rule = SIDE_RULES.find(({ kind }) => kind === 'indexed_against_crawl');
  for (const [index_blocker, detail] of cases)
    it(`says of ${index_blocker}: ${detail}`, () => {
      const crawled = crawledFacts({ indexable: false, index_blocker });
      expect(rule?.find(comparePage(inspectedPage(), crawled), NOW)).to.equal(detail);
      const left = inspectedPage({ verdict: 'neutral', coverage_state: 'Page with redirect' });
      expect(rule?.find(comparePage(left, crawled), NOW)).to.equal(null);
    });
});
