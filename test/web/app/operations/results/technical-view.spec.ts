import { expect } from 'chai';
import type { TechnicalSeoResult } from '../../../../../domain/audits/technical-seo-result.js';
import { TechnicalView } from '../../../../../web/app/operations/results/technical-view.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { sampleOperationResult } from '../../../../support/samples/operation-result.js';

describe('[U] view of a technical check', () => {
  it('says why the sitemap was not read, and what was not followed', async () => {
    const result = (await sampleOperationResult('technical_seo')) as TechnicalSeoResult;
    const changed: TechnicalSeoResult = {
      ...result,
      response_time_ms: null,
      sitemap: { status: 'failed', error: 'The server did not answer in time.' },
      crawl: { ...result.crawl, not_followed_summary: '12 URLs were beyond the bound of pages.' },
    };
    const text = readText(renderPart(TechnicalView, { result: changed }));
    expect(text).to.contain('The sitemap could not be read: The server did not answer in time.');
    expect(text).to.contain('12 URLs were beyond the bound').and.to.contain('Median response time n/a');
  });
});
