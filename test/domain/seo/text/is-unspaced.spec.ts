import { expect } from 'chai';
import { isUnspaced } from '../../../../domain/seo/text/is-unspaced.js';

describe('[U] isUnspaced', () => {
  it('knows scripts without spaces between words, names of others in between', () => {
    for (const text of ['Debian 参考手册', 'これはペンです。', 'ภาษาไทย', '第 2 章 Debian 软件包管理'])
      expect(isUnspaced(text), text).to.equal(true);
  });

  it('knows scripts with spaces, signs of others in between', () => {
    for (const text of ['The sign 木 means tree', '한국어 문서', 'Привет', '', '123'])
      expect(isUnspaced(text), text).to.equal(false);
  });
});
