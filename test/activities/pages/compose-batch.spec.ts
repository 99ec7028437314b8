import { expect } from 'chai';
import { composeBatch, composeGuidance } from '../../../activities/pages/compose-batch.js';
import { describeModelFailure } from '../../../domain/llm/model-failure.js';
import { batchSliceKey } from '../../../domain/operations/artifact-keys.js';
import { makeLeaf } from '../../../domain/pages/analysis/batch-report.js';
import type { GuidanceReport } from '../../../domain/pages/analysis/page-guidance.js';
import { analysisDeps } from '../../support/analysis-deps.js';
import { analyzeHtml } from '../../support/samples/analyzed-page.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const urls = ['https://site.example/a', 'https://site.example/b'];
const [first = '', second = ''] = urls;
const pages = urls.map((url) => ({ url, refused: null }));

function batchDeps() {
  const deps = analysisDeps();
  for (const [slice, url] of urls.entries()) {
    const analysis = analyzeHtml('<h1>Lamps</h1>', { url });
    deps.analyses.set(`alice ${url}`, analysis);
    deps.values.set(`alice ${batchSliceKey(operation.id, String(slice))}`, [
      { url, ok: true, value: makeLeaf(analysis) },
    ]);
  }
  return deps;
}

describe('[U] composing a batch', () => {
  it('puts the slices that were judged together', async () => {
    const deps = batchDeps();
    const { key } = await composeBatch(deps, { operation, pages, slices: 2 });
    expect(deps.values.get(`alice ${key}`)).to.deep.include({
      total_urls: 2,
      successful: 2,
      failed: 0,
      duration_ms: 0,
    });
    await composeBatch(deps, { operation, pages, slices: 1 });
    expect(deps.values.get(`alice ${key}`)).to.deep.include({ successful: 1, failed: 1 });
  });

  it('takes the words of a model for the pages that it has some for', async () => {
    const deps = batchDeps();
    const wordings = [
      { url: first, wording: { summary: 'Begin with the title.', steps: [] } },
      { url: second, wording: { model_failure: 'wrong_key' as const } },
    ];
    const { key } = await composeGuidance(deps, { operation, pages, slices: 2, wordings });
    const report = deps.values.get(`alice ${key}`) as GuidanceReport;
    expect(report).to.deep.include({ successful: 2, generated_by: 'llm' });
    expect(report.results.map((one) => one.status === 'success' && one.generated_by)).to.deep.equal(['llm', 'rules']);
    expect(report.results[0]).to.deep.include({ summary: 'Begin with the title.' });
    expect(report.warnings).to.deep.equal([`${describeModelFailure('wrong_key')} Rules wrote the texts of 1 page.`]);
  });

  it('says of an analysis that is gone that it is', async () => {
    const deps = batchDeps();
    deps.analyses.clear();
    const { key } = await composeGuidance(deps, { operation, pages, slices: 2, wordings: [] });
    expect(deps.values.get(`alice ${key}`)).to.deep.include({ successful: 0, failed: 2 });
  });
});
