import { expect } from 'chai';
import { UN_M49_REGIONS } from '../../../../domain/base/language/un-m49-regions.js';

describe('[U] UN M.49 regions', () => {
  it('are numbers of three digits, Latin America and the world among them', () => {
    expect([...UN_M49_REGIONS].filter((code) => !/^\d{3}$/.test(code))).to.deep.equal([]);
    expect(['419', '001', '150'].filter((code) => !UN_M49_REGIONS.has(code))).to.deep.equal([]);
  });

  it('hold no country: those have letters in a language tag', () => {
    expect(['276', '840'].filter((code) => UN_M49_REGIONS.has(code))).to.deep.equal([]);
  });
});
