import { expect } from 'chai';
import type { SpeedAnalysisResult } from '../../../../../domain/speed/speed-analysis-result.js';
import { SpeedView } from '../../../../../web/app/operations/results/speed-view.js';
import { readText, renderPart } from '../../../../support/browser/render-part.js';
import { sampleOperationResult } from '../../../../support/samples/operation-result.js';

const sample = async () => (await sampleOperationResult('speed_analysis')) as SpeedAnalysisResult;

describe('[U] view of a speed analysis', () => {
  it('shows where time can be saved', async () => {
    const result = await sample();
    const { mobile } = result.strategies;
    if (mobile?.status !== 'completed') throw new Error('The sample has no run');
    const saving = {
      id: 'x',
      title: 'Remove unused CSS',
      description: '',
      savings_ms: 1200,
      savings_bytes: 54_000,
      items: [],
    };
    const strategies = { mobile: { ...mobile, opportunities: [saving], page_weight_bytes: null, request_count: null } };
    const text = readText(renderPart(SpeedView, { result: { ...result, strategies } }));
    expect(text).to.contain('Remove unused CSS 1.2 s 54 kB').and.to.contain('Requests n/a');
  });

  it('says why a run failed, beside one that did not', async () => {
    const result = await sample();
    const strategies = { ...result.strategies, desktop: { status: 'failed' as const, error: 'The page did not load' } };
    const text = readText(renderPart(SpeedView, { result: { ...result, strategies } }));
    expect(text).to.contain('This run failed: The page did not load').and.to.contain('Metrics on mobile');
  });
});
