import { expect } from 'chai';
import { toCheckFailure } from '../../../domain/seo/check-failure.js';

describe('[U] check failure', () => {
  it('keeps message and stack of an error', () => {
    const error = new TypeError('x is undefined');
    expect(toCheckFailure('a/b', error)).to.deep.equal({ id: 'a/b', message: 'x is undefined', stack: error.stack });
  });

  it('shows what is no error as text', () => {
    expect(toCheckFailure('a/b', 'odd')).to.deep.equal({ id: 'a/b', message: 'odd', stack: null });
  });
});
