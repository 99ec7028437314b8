import { expect } from 'chai';
import { addressForm } from '../../../../domain/base/url/address-form.js';

describe('[U] address-form', () => {
  const same: [one: string, other: string][] = [
    ['https://a.example/', 'https://a.example/index.html'],
    ['https://a.example/docs', 'https://a.example/docs/'],
    ['https://a.example/docs/', 'https://a.example/Docs/default.aspx'],
    ['https://a.example/?p=1', 'https://a.example/index.php?p=1'],
  ];
  for (const [one, other] of same) {
    it(`is one for ${one} and ${other}`, () => expect(addressForm(one)).to.equal(addressForm(other)));
  }

  const different: [one: string, other: string][] = [
    ['https://a.example/?p=1', 'https://a.example/?p=2'],
    ['https://a.example/docs', 'https://a.example/docs/intro.html'],
    ['https://a.example/', 'https://b.example/'],
  ];
  for (const [one, other] of different) {
    it(`differs for ${one} and ${other}`, () => expect(addressForm(one)).to.not.equal(addressForm(other)));
  }

  it('leaves what is no URL as it is', () => expect(addressForm('nothing')).to.equal('nothing'));
});
