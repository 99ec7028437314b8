import { expect } from 'chai';
import iconv from 'iconv-lite';
import { countMojibake } from '../../../../activities/crawl/text/mojibake.js';

const spoiled = (text: string) => iconv.decode(Buffer.from(text), 'windows-1252');

describe('[U] mojibake', () => {
  it('counts replacement characters', () => expect(countMojibake('a\ufffdb\ufffd')).to.equal(2));

  it('finds UTF-8 that was read as windows-1252', () => {
    for (const text of ['é', 'ü', 'ß', 'À', '’', '“', '–', '…', '\u00a0', '£', '°']) {
      expect(countMojibake(spoiled(text)), text).to.equal(1);
    }
    expect(countMojibake(spoiled('Привет'))).to.be.at.least(1);
  });

  it('knows a text about the replacement character', () => {
    expect(countMojibake('Decoding puts \ufffd (U+FFFD) in its place, and CafÃ© is another matter')).to.equal(1);
  });

  it('leaves honest text alone', () => {
    const honest = 'SÃO PAULO, crème brûlée, Â, pâté, la letra «Ñ» y “Ñ”, Ðorde, 20 °C, £5, â la carte, Ümlaut ÄÖÜ';
    expect(countMojibake(honest)).to.equal(0);
  });

  it('leaves alone what a text about encodings shows in quotation marks', () => {
    expect(countMojibake('Zeichenfolgen wie „Ã©“, "Ã¨" oder „Ã§“ (Ã¼)')).to.equal(0);
    expect(countMojibake('「Ã©」、「Ã¨」 ”Ã§\u200e“, “Ã©” or Ã¨” 这样的')).to.equal(0);
    expect(countMojibake('Che cosa Ã¨ “Ã¨ vero”, cosÃ¬”')).to.equal(3);
    expect(countMojibake('„CafÃ©“ and "Ã©tÃ©"')).to.equal(3);
  });

  it('leaves alone a replacement character that is by itself', () => {
    expect(countMojibake('the replacement character (\ufffd), which looks like this: \ufffd')).to.equal(0);
    expect(countMojibake('5 \ufffd\ufffd, caf\ufffd, \ufffd20')).to.equal(4);
  });
});
