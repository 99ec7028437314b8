import { expect } from 'chai';
import iconv from 'iconv-lite';
import { decodeCharset } from '../../../../activities/crawl/charset/decode-charset.js';

const title = (text: string) => /<title>(.*?)<\/title>/s.exec(text)?.[1];

describe('[U] decode-charset', () => {
  it('reads windows-1251 that only the meta names (case 44)', () => {
    const html = '<meta charset="windows-1251"><title>Привет, мир</title>';
    const { text, charset } = decodeCharset(iconv.encode(html, 'windows-1251'), 'text/html');
    expect(title(text)).to.equal('Привет, мир');
    expect(charset).to.deep.equal({
      used: 'windows-1251',
      source: 'meta',
      header: null,
      meta: 'windows-1251',
      meta_offset: 0,
    });
  });

  it('ignores charset in script attributes and script text (case 46)', () => {
    const html =
      '<script charset="koi8-r">var t = "<meta charset=koi8-r>"; var c = "charset=koi8-r";</script>' +
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><title>Да</title>';
    const { text, charset } = decodeCharset(iconv.encode(html, 'windows-1251'), null);
    expect(title(text)).to.equal('Да');
    expect([charset.used, charset.meta, charset.meta_offset]).to.deep.equal([
      'windows-1251',
      'windows-1251',
      html.indexOf('<meta http'),
    ]);
  });

  it('survives invalid UTF-8 with replacement characters (case 47)', () => {
    const body = Buffer.concat([Buffer.from('<title>a'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('b</title>')]);
    expect(title(decodeCharset(body, 'text/html; charset=utf-8').text)).to.equal('a\ufffd(\ufffdb');
  });

  it('believes the byte order mark first, then the header, then the meta', () => {
    const html = '<meta charset="iso-8859-2"><title>é</title>';
    const marked = decodeCharset(Buffer.from(`\ufeff${html}`), 'text/html; charset=iso-8859-1');
    expect([marked.charset.source, marked.charset.used, title(marked.text)]).to.deep.equal(['bom', 'utf-8', 'é']);
    expect(marked.text.startsWith('<meta')).to.equal(true);
    expect([marked.charset.header, marked.charset.meta]).to.deep.equal(['windows-1252', 'iso-8859-2']);
    const headed = decodeCharset(Buffer.from(html, 'latin1'), 'text/html; charset="ISO-8859-1"');
    expect([headed.charset.source, headed.charset.used, title(headed.text)]).to.deep.equal([
      'header',
      'windows-1252',
      'é',
    ]);
  });

  it('reads UTF-16 by its mark, and never by a meta', () => {
    const html = '<meta charset="utf-16"><title>é</title>';
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(html, 'utf16le')]);
    expect(title(decodeCharset(little, null).text)).to.equal('é');
    const big = Buffer.concat([Buffer.from([0xfe, 0xff]), iconv.encode(html, 'utf-16be')]);
    expect(title(decodeCharset(big, null).text)).to.equal('é');
    const claimed = decodeCharset(Buffer.from(html), null);
    expect([claimed.charset.used, title(claimed.text)]).to.deep.equal(['utf-8', 'é']);
  });

  it('passes over a label that names no encoding, and reports it', () => {
    const { charset } = decodeCharset(Buffer.from('<meta charset=utf8><title>é</title>'), 'text/html; charset=X-Foo');
    expect([charset.source, charset.used, charset.header, charset.meta]).to.deep.equal([
      'meta',
      'utf-8',
      'x-foo',
      'utf-8',
    ]);
  });

  it('takes UTF-8 for granted when the bytes are, else windows-1252', () => {
    const utf8 = decodeCharset(Buffer.from('<title>é€</title>'), 'text/html').charset;
    expect([utf8.source, utf8.used]).to.deep.equal(['default', 'utf-8']);
    const { text, charset } = decodeCharset(Buffer.from([0x3c, 0x70, 0x3e, 0xe9, 0x80, 0x20]), 'text/html');
    expect([charset.source, charset.used, text]).to.deep.equal(['default', 'windows-1252', '<p>é€ ']);
  });

  it('reports a meta beyond 1,024 bytes and uses it only as a last resort', () => {
    const html = `<!--${'x'.repeat(1100)}--><meta charset="windows-1251"><title>Да</title>`;
    const { text, charset } = decodeCharset(iconv.encode(html, 'windows-1251'), null);
    expect(charset).to.deep.equal({
      used: 'windows-1251',
      source: 'default',
      header: null,
      meta: 'windows-1251',
      meta_offset: 1107,
    });
    expect(title(text)).to.equal('Да');
    expect(decodeCharset(Buffer.from(html), null).charset.used).to.equal('utf-8');
  });

  it('reads the encodings of Japan, China and Korea', () => {
    for (const [label, name] of [
      ['Shift_JIS', 'Shift_JIS'],
      ['euc-jp', 'EUC-JP'],
      ['gb2312', 'gbk'],
      ['big5', 'big5'],
      ['ks_c_5601-1987', 'euc-kr'],
    ] as const) {
      const body = iconv.encode('<title>日本</title>', name);
      expect(title(decodeCharset(body, `text/html; charset=${label}`).text), label).to.equal('日本');
    }
    const jis = Buffer.from('<title>\x1b$BF|K\\\x1b(B</title>', 'latin1');
    expect(title(decodeCharset(jis, 'text/html; charset=iso-2022-jp').text)).to.equal('日本');
  });
});
