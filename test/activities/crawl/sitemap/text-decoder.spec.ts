import { expect } from 'chai';
import { SitemapTextDecoder } from '../../../../activities/crawl/sitemap/text-decoder.js';

/** The text of these pieces, and whether they are UTF-8. */
function decode(...pieces: Buffer[]): [text: string, isValidUtf8: boolean] {
  const decoder = new SitemapTextDecoder();
  const text = pieces.map((piece) => decoder.write(piece)).join('') + decoder.end();
  return [text, decoder.isValidUtf8];
}

const oneByOne = (bytes: Buffer) => Array.from(bytes, (byte) => Buffer.from([byte]));

describe('[U] text-decoder', () => {
  it('reads UTF-8 whatever place it is cut at', () => {
    for (const text of ['é', '東京', '😀!', 'a€b']) {
      expect(decode(...oneByOne(Buffer.from(text))), text).to.deep.equal([text, true]);
    }
  });

  it('takes a byte order mark off', () => expect(decode(Buffer.from('\ufeffa'))).to.deep.equal(['a', true]));

  const errors: [what: string, bytes: number[], text: string][] = [
    ['a lone byte above 127', [0x61, 0xe9, 0x62], 'a\ufffdb'],
    ['a sequence cut off at the end', [0x61, 0xe2, 0x82], 'a\ufffd'],
    ['an overlong slash', [0xc0, 0xaf], '\ufffd\ufffd'],
  ];
  for (const [what, bytes, text] of errors) {
    it(`is not UTF-8: ${what}`, () => {
      expect(decode(Buffer.from(bytes))).to.deep.equal([text, false]);
      expect(decode(...oneByOne(Buffer.from(bytes)))[1]).to.equal(false);
    });
  }

  it('follows the XML declaration', () => {
    const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>é€`;
    expect(decode(Buffer.from(xml('windows-1251').replace('é€', '\xcf'), 'latin1'))[0]).to.match(/\?>П$/);
    expect(decode(Buffer.from(xml('ISO-8859-1').replace('é€', '\xe9\x80'), 'latin1'))[0]).to.match(/\?>é€$/);
    expect(decode(Buffer.from(xml('utf-8')))).to.deep.equal([xml('utf-8'), true]);
    expect(decode(Buffer.from(xml('klingon')))).to.deep.equal([xml('klingon'), true]);
    expect(decode(Buffer.from(xml('utf-16')))).to.deep.equal([xml('utf-16'), true]);
  });

  it('follows a declaration that comes in pieces, behind blanks', () => {
    const bytes = Buffer.from('\n <?xml version="1.0" encoding="ISO-8859-1"?>\xe9', 'latin1');
    expect(decode(...oneByOne(bytes))).to.deep.equal(['\n <?xml version="1.0" encoding="ISO-8859-1"?>é', false]);
  });

  it('blames what is declared otherwise only when it goes beyond ASCII, and then even if it could be UTF-8', () => {
    const xml = '<?xml version="1.0" encoding="iso-8859-1"?>';
    expect(decode(Buffer.from(`${xml}a`))).to.deep.equal([`${xml}a`, true]);
    expect(decode(Buffer.from(`${xml}é`))).to.deep.equal([`${xml}Ã©`, false]);
  });

  it('gives short texts too', () => {
    expect(decode(Buffer.from('a'))).to.deep.equal(['a', true]);
    expect(decode()).to.deep.equal(['', true]);
    expect(decode(Buffer.from('<?xml'))).to.deep.equal(['<?xml', true]);
  });

  it('knows UTF-16 without a mark by the form of its first characters', () => {
    const little = Buffer.from('<?xml version="1.0"?>a', 'utf16le');
    expect(decode(little)).to.deep.equal(['<?xml version="1.0"?>a', false]);
    expect(decode(Buffer.from(little).swap16())).to.deep.equal(['<?xml version="1.0"?>a', false]);
  });

  it('follows a UTF-16 mark of either order, and blames it', () => {
    const little = Buffer.from('\ufeffaé', 'utf16le');
    expect(decode(little)).to.deep.equal(['aé', false]);
    expect(decode(Buffer.from(little).swap16())).to.deep.equal(['aé', false]);
  });
});
