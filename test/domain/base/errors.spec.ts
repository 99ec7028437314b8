import { expect } from 'chai';
import { assertNever, DomainError, ERROR_CODES, isDomainError } from '../../../domain/base/errors.js';

describe('[U] domain errors', () => {
  it('codes are words for programs, each once', () => {
    for (const code of ERROR_CODES) expect(code).to.match(/^[a-z]+(?:_[a-z]+)*$/);
    expect(new Set(ERROR_CODES).size).to.equal(ERROR_CODES.length);
  });

  it('a failure is not worth another try unless it says so', () => {
    expect(new DomainError('timeout', 'late')).to.include({
      name: 'DomainError',
      code: 'timeout',
      message: 'late',
      retryable: false,
    });
    expect(new DomainError('timeout', 'late', true).retryable).to.equal(true);
  });

  it('is known by name and code, whatever copy of the class made it', () => {
    expect(isDomainError(new DomainError('no_data', 'none'))).to.equal(true);
    expect(isDomainError(Object.assign(new Error('none'), { name: 'DomainError', code: 'no_data' }))).to.equal(true);
    for (const other of [new Error('x'), { name: 'DomainError', code: 'no_data' }, null, undefined, 'DomainError'])
      expect(isDomainError(other)).to.equal(false);
    expect(isDomainError(Object.assign(new Error('x'), { name: 'DomainError' }))).to.equal(false);
  });

  it('a case that was forgotten is named', () => {
    const forgotten = { kind: 'new' } as never;
    expect(() => assertNever(forgotten)).to.throw('Unhandled case: {"kind":"new"}');
  });
});
