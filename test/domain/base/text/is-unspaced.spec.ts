import { expect } from 'chai';
import { isUnspaced } from '../../../../domain/base/text/is-unspaced.js';

describe('[U] isUnspaced', () => {
  const judge = (excerpt: string, ...terms: string[]) =>
    isUnspaced({ excerpt, top_terms: terms.map((term) => [term, 9]) });

  it('knows scripts without spaces between words, names of others in between', () => {
    for (const text of ['Debian 参考手册', 'これはペンです。', 'ภาษาไทย', '第 2 章 Debian 软件包管理'])
      expect(judge(text), text).to.equal(true);
  });

  it('knows scripts with spaces, signs of others in between', () => {
    for (const text of ['The sign 木 means tree', '한국어 문서', 'Привет', '', '123'])
      expect(judge(text), text).to.equal(false);
  });

  it('looks at frequent words too, since a page may begin with foreign names', () => {
    expect(
      judge('第5章 README.Debian, compat, conffiles', 'ファ', 'イル', 'ァイ', 'ます', 'する', 'パッ', 'して'),
    ).to.equal(true);
    expect(judge('The sign 木', 'tree', 'wood', 'sign')).to.equal(false);
  });
});
