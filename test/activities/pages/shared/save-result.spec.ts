import { expect } from 'chai';
import { saveResult, stampResult } from '../../../../activities/pages/shared/save-result.js';
import { ANALYZED_AT, analysisDeps } from '../../../support/analysis-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[U] results of analysis', () => {
  it('say when they were made, and how long it took since the start', async () => {
    const record = { started_at: '2026-05-31T23:59:58.000Z' };
    const deps = analysisDeps({ operations: { find: async () => record as never } });
    expect(await stampResult(deps, operation)).to.deep.equal({ generated_at: ANALYZED_AT, duration_ms: 2000 });
    expect(await stampResult(analysisDeps(), operation)).to.deep.equal({ generated_at: ANALYZED_AT, duration_ms: 0 });
  });

  it('are stored as the operation’s', async () => {
    const deps = analysisDeps();
    const { key } = await saveResult(deps, operation, { a: 1 });
    expect(key).to.equal('operation:0123456789abcdef01234567:result');
    expect(deps.values.get(`alice ${key}`)).to.deep.equal({ a: 1, generated_at: ANALYZED_AT, duration_ms: 0 });
  });
});
