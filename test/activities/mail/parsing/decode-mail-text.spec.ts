import { expect } from 'chai';
import { decodeMailText } from '../../../../activities/mail/parsing/decode-mail-text.js';

describe('[U] decoding text', () => {
  it('goes by the label', () => {
    expect(decodeMailText(Buffer.from([0xcf, 0xf0, 0xe8]), 'windows-1251')).to.equal('При');
    expect(decodeMailText(Buffer.from([0x82, 0xb1]), 'Shift_JIS')).to.equal('こ');
    expect(decodeMailText(Buffer.from('Grüße'), 'utf-8')).to.equal('Grüße');
  });

  it('goes by the bytes where the label is missing, unknown or plainly wrong', () => {
    expect(decodeMailText(Buffer.from('Grüße'), '')).to.equal('Grüße');
    expect(decodeMailText(Buffer.from('Grüße', 'latin1'), 'utf-8')).to.equal('Grüße');
    expect(decodeMailText(Buffer.from('Grüße', 'latin1'), 'us-ascii')).to.equal('Grüße');
    expect(decodeMailText(Buffer.from([0xa4, 0xb3, 0xa4, 0xf3]), 'iso-2022-jp')).to.equal('こん');
  });

  it('keeps UTF-8 that was cut in the middle of a character', () => {
    expect(decodeMailText(Buffer.from('Grüße über alles').subarray(0, 9), 'utf-8')).to.equal('Grüße \uFFFD');
  });

  it('goes by a byte order mark before all labels, and by what the text says after them', () => {
    const polish = Buffer.from([0x5a, 0x67, 0xb3, 0x6f]);
    expect(decodeMailText(Buffer.from('\uFEFFGrüße', 'utf16le'), 'windows-1252')).to.equal('Grüße');
    expect(decodeMailText(Buffer.from('\uFEFFGrüße', 'utf16le').swap16(), '')).to.equal('Grüße');
    expect(decodeMailText(Buffer.from('\uFEFFGrüße'), 'iso-8859-2', 'koi8-r')).to.equal('Grüße');
    expect(decodeMailText(polish, '', 'iso-8859-2')).to.equal('Zgło');
    expect(decodeMailText(polish, 'windows-1252', 'iso-8859-2')).to.equal('Zg³o');
    expect(decodeMailText(polish, '', 'unknown')).to.equal('Zg³o');
    expect(decodeMailText(Buffer.from('Grüße'), 'utf-8', 'iso-8859-2')).to.equal('Grüße');
  });

  it('refuses UTF-7', () => {
    expect(decodeMailText(Buffer.from('+ADw-b+AD4-'), 'utf-7')).to.equal('+ADw-b+AD4-');
  });

  it('has one kind of line end, no NUL and no byte order mark', () => {
    expect(decodeMailText(Buffer.from('\uFEFFa\r\nb\rc\u0000'), 'utf-8')).to.equal('a\nb\nc');
  });
});
