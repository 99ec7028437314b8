import { expect } from 'chai';
import { isSureVerdict } from '../../../../domain/outreach/replies/is-sure-verdict.js';

describe('[U] sure verdict', () => {
  it('is one of headers, reports, models and people, and of rules that say 0.8 or more', () => {
    expect(isSureVerdict({ classified_by: 'rules', confidence: 0.79 })).to.equal(false);
    expect(isSureVerdict({ classified_by: 'rules', confidence: 0.8 })).to.equal(true);
    for (const classified_by of ['header', 'dsn', 'llm', 'user'] as const)
      expect(isSureVerdict({ classified_by, confidence: 0.6 })).to.equal(true);
  });
});
