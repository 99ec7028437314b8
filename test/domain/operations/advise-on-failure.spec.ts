import { expect } from 'chai';
import { ERROR_CODES } from '../../../domain/base/errors.js';
import { adviseOnFailure } from '../../../domain/operations/advise-on-failure.js';

describe('[U] advice on failures', () => {
  it('says what to do about every kind but a cancellation', () => {
    expect(ERROR_CODES.filter((code) => adviseOnFailure(code) === null)).to.deep.equal(['cancelled']);
    for (const code of ERROR_CODES) expect(adviseOnFailure(code) ?? '.').to.match(/\.$/);
  });
});
