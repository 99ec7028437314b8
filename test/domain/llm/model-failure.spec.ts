import { expect } from 'chai';
import { describeModelFailure, isModelFailed, MODEL_FAILURES } from '../../../domain/llm/model-failure.js';

describe('[U] failures of a language model', () => {
  it('have a sentence of their own each', () => {
    const texts = MODEL_FAILURES.map(describeModelFailure);
    expect(new Set(texts).size).to.equal(MODEL_FAILURES.length);
    for (const text of texts) expect(text).to.match(/^The language model was not used: .+\.$/);
    expect(describeModelFailure('wrong_key')).to.contain('OPENAI_API_KEY');
    expect(describeModelFailure('wrong_model_or_address')).to.contain('OPENAI_MODEL');
    expect(describeModelFailure('unreachable')).to.contain('OPENAI_BASE_URL');
  });

  it('are reported from what a model has written', () => {
    expect(isModelFailed({ model_failure: 'timeout' })).to.equal(true);
    for (const other of [null, 'text', ['text'], { subject: 'a' }]) expect(isModelFailed(other)).to.equal(false);
  });
});
