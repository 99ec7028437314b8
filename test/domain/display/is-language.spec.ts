import { expect } from 'chai';
import { isLanguage } from '../../../domain/display/is-language.js';

describe('[U] isLanguage', () => {
  it('takes tags that numbers can be written by, and nothing else', () => {
    expect(['en', 'de-AT', 'pt-BR', 'zh-Hant-TW'].filter((tag) => !isLanguage(tag))).to.deep.equal([]);
    expect(['', '*', 'auto', 'x', 'de_DE', 'qqq', '"><script>'].filter(isLanguage)).to.deep.equal([]);
  });
});
