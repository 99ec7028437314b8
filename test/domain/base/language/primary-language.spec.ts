import { expect } from 'chai';
import { primaryLanguage } from '../../../../domain/base/language/primary-language.js';

describe('[U] primaryLanguage', () => {
  it('takes the first subtag', () => {
    expect(['de-AT', ' EN ', 'pt_BR', ''].map(primaryLanguage)).to.deep.equal(['de', 'en', 'pt', '']);
  });
});
