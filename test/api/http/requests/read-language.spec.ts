import { expect } from 'chai';
import { readLanguage } from '../../../../api/http/requests/read-language.js';

describe('[U] read language', () => {
  it('gives the primary subtag of a tag or a name', () => {
    expect([readLanguage('de-AT'), readLanguage('French')]).to.deep.equal(['de', 'fr']);
  });

  it('refuses anything else with 422', () => {
    expect(() => readLanguage('martian'))
      .to.throw()
      .with.property('status', 422);
  });
});
