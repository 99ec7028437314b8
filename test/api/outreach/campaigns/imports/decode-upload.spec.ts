import { expect } from 'chai';
import { decodeUpload, isKnownCharset } from '../../../../../api/outreach/campaigns/imports/decode-upload.js';

const TEXT = 'Website;Title\r\nhttps://cafe.example/;Café Müller “€”';
const CYRILLIC = 'Сайт;Имя\r\nhttps://a.example/;Анна';

function windows1252(text: string): Buffer {
  const special: Record<string, number> = { '“': 0x93, '”': 0x94, '€': 0x80 };
  return Buffer.from([...text].map((letter) => special[letter] ?? letter.charCodeAt(0)));
}
const wide = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
const marked = (mark: number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes]);

describe('[U] decodeUpload', () => {
  const cases: [
    what: string,
    bytes: Buffer,
    charset: string | null,
    text: string,
    encoding: string,
    warned: boolean,
  ][] = [
    ['UTF-8', Buffer.from(TEXT), null, TEXT, 'utf-8', false],
    ['UTF-8 with a mark', marked([0xef, 0xbb, 0xbf], Buffer.from(TEXT)), null, TEXT, 'utf-8', false],
    ['UTF-16LE with a mark', marked([0xff, 0xfe], wide(TEXT)), null, TEXT, 'utf-16le', false],
    ['UTF-16BE with a mark', marked([0xfe, 0xff], wide(TEXT, true)), null, TEXT, 'utf-16be', false],
    ['UTF-16LE without one', wide(CYRILLIC), null, CYRILLIC, 'utf-16le', true],
    ['UTF-16BE without one', wide(CYRILLIC, true), null, CYRILLIC, 'utf-16be', true],
    ['UTF-16LE under a wrong label', wide(TEXT), 'utf-8', TEXT, 'utf-16le', true],
    ['a mark under a wrong label', marked([0xff, 0xfe], wide(TEXT)), 'iso-8859-1', TEXT, 'utf-16le', false],
    ['windows-1252', windows1252(TEXT), null, TEXT, 'windows-1252', true],
    ['windows-1252 under the label UTF-8', windows1252(TEXT), 'utf-8', TEXT, 'windows-1252', true],
    ['windows-1252 by its label', windows1252(TEXT), 'iso-8859-1', TEXT, 'windows-1252', false],
    ['another label', Buffer.from([0xc0, 0xed, 0xed, 0xe0]), 'windows-1251', 'Анна', 'windows-1251', false],
    ['Shift_JIS by its label', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'shift_jis', '日本', 'shift_jis', false],
    ['a stray NUL', Buffer.from('URL;Title\na.example;x\0y'), null, 'URL;Title\na.example;x\0y', 'utf-8', false],
    ['nothing', Buffer.alloc(0), null, '', 'utf-8', false],
  ];
  for (const [what, bytes, charset, text, encoding, warned] of cases) {
    it(`reads ${what}`, () => {
      const reading = decodeUpload(bytes, charset);
      if (!reading.ok) throw new Error(reading.reason);
      const { warning, ...decoded } = reading.decoded;
      expect([decoded, warning !== null]).to.deep.equal([{ text, encoding }, warned]);
    });
  }

  const refused: [what: string, bytes: Buffer][] = [
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])],
    ['UTF-32 the other way round', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x41])],
    ['bytes that no character of windows-1252 has', Buffer.from([0x41, 0x81, 0x8d])],
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2])],
    ['half a character of UTF-16', marked([0xff, 0xfe], wide('a\ud83d'))],
    ['an odd number of bytes of UTF-16', marked([0xff, 0xfe], Buffer.from([0x41, 0, 0x42]))],
  ];
  for (const [what, bytes] of refused) {
    it(`refuses ${what}, and says what to do`, () => {
      const reading = decodeUpload(bytes, null);
      expect(reading.ok ? reading : reading.reason).to.contain('CSV UTF-8');
    });
  }

  it('knows which charsets there are', () => {
    expect(['utf-8', 'latin1', 'windows-1250', 'gb18030', 'klingon', ''].filter(isKnownCharset)).to.deep.equal([
      'utf-8',
      'latin1',
      'windows-1250',
      'gb18030',
    ]);
  });
});
