import { expect } from 'chai';
import { foldText } from '../../../../../domain/outreach/replies/classifier/fold-text.js';

describe('[U] folded text', () => {
  const table: [string, string][] = [
    ['Ça ne NOUS intéresse pas', 'ca ne nous interesse pas'],
    ['Ｓｏｒｒｙ，　ｎｏ', 'sorry, no'],
    ['Schöne Grüße', 'schone grusse'],
    ['Nie chcę, łatwo', 'nie chce, latwo'],
    ['ガーデン記事', 'ガーデン記事'],
    ["I don’t, can't and won't", 'i do not, can not and will not'],
    ['write to jo@blog.example or see https://blog.example/a?b=c', 'write to xmail or see xlink'],
    ['120 € and 3,500.50', '000 € and 00000'],
  ];
  for (const [text, folded] of table)
    it(`of "${text}" is "${folded}"`, () => {
      expect(foldText(text)).to.equal(folded);
    });

  it('is cut where nobody reads on', () => {
    expect(foldText('a'.repeat(10_000))).to.have.length(4_000);
  });
});
