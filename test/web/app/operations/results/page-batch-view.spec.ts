import { expect } from 'chai';
import type { BatchReport } from '../../../../../domain/pages/analysis/batch-report.js';
import { PageBatchView } from '../../../../../web/app/operations/results/page-batch-view.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { sampleOperationResult } from '../../../../support/samples/operation-result.js';

describe('[U] view of a batch of pages', () => {
  it('shows what most pages have in common', async () => {
    const result = (await sampleOperationResult('page_batch')) as BatchReport;
    const common = {
      check_id: 'title/missing',
      title: 'Missing title',
      level: 'critical' as const,
      pages: 12,
      urls: [],
    };
    const text = readText(renderPart(PageBatchView, { result: { ...result, common_issues: [common] } }));
    expect(text).to.contain('Issues of most pages').and.to.contain('Missing title Critical 12');
    expect(readText(renderPart(PageBatchView, { result }))).to.not.contain('Issues of most pages');
  });
});
