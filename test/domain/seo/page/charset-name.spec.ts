import { expect } from 'chai';
import { charsetName } from '../../../../domain/seo/page/charset-name.js';

describe('[U] charsetName', () => {
  it('gives one name to labels of one encoding', () => {
    expect([' UTF8 ', 'latin1', 'ISO-8859-1', 'us-ascii', 'GB2312', 'Shift-JIS'].map(charsetName)).to.deep.equal([
      'utf-8',
      'windows-1252',
      'windows-1252',
      'windows-1252',
      'gbk',
      'shift_jis',
    ]);
  });

  it('leaves others as they are, in lower case', () => {
    expect(charsetName('ISO-8859-5')).to.equal('iso-8859-5');
  });
});
