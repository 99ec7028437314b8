import { expect } from 'chai';
import { PageInspection } from '../../../../web/app/crawled-pages/page-inspection.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';
import { exploredPage } from '../../../support/samples/explored-page.js';
import { inspectedPage } from '../../../support/samples/inspected-page.js';

const show = (changes: Parameters<typeof inspectedPage>[0] = {}) =>
  readText(renderPart(PageInspection, { page: exploredPage(), inspection: inspectedPage(changes) }));

describe('[U] Google index of a page', () => {
  it('shows the state with its reason and facts', () => {
    const text = show();
    expect(text).to.contain('Indexed Submitted and indexed').and.to.contain('Page fetch Successful');
    expect(text).to.contain('Referring sitemaps None').and.to.not.contain('another canonical');
  });

  it('shows another canonical, what is not stated, and rich results with their problems', () => {
    const text = show({
      verdict: 'neutral',
      coverage_state: null,
      google_canonical: 'https://site.example/b',
      last_crawl_at: null,
      robots_state: null,
      indexing_state: 'BLOCKED_BY_META_TAG',
      rich_results: [
        { type: 'Breadcrumbs', errors: [], warnings: [] },
        { type: 'Product snippets', errors: ['No name'], warnings: ['No review'] },
      ],
    });
    expect(text).to.contain('Google chose a different canonical than the page declares: https://site.example/b');
    expect(text).to.contain('Last crawled Not stated').and.to.contain('Indexing Blocked by meta tag');
    expect(text).to.contain('Breadcrumbs, Product snippets (No name; No review)');
  });
});
