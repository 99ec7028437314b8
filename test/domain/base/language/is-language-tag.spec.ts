import { expect } from 'chai';
import { isLanguageTag } from '../../../../domain/base/language/is-language-tag.js';

describe('[U] isLanguageTag', () => {
  for (const tag of [
    'en',
    'EN-us',
    'zh-Hant-TW',
    'es-419',
    'de-CH-1996',
    'sl-rozaj-biske',
    'zh-cmn-Hans-CN',
    'en-a-bbb-x-a-ccc',
    'x-whatever',
    'i-klingon',
    'fil',
    'de-DE-u-co-phonebk',
    'de-1901',
    'x-default',
  ]) {
    it(`accepts ${tag}`, () => {
      expect(isLanguageTag(tag)).to.equal(true);
    });
  }

  for (const tag of [
    '',
    'e',
    'en_US',
    'english language',
    'en-',
    '-en',
    'en--US',
    'en-GB-US',
    'de-u',
    'x',
    'en-x',
    'a-DE',
    '123',
    'de-toolongsubtag',
  ]) {
    it(`refuses "${tag}"`, () => {
      expect(isLanguageTag(tag)).to.equal(false);
    });
  }
});
