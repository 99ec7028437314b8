import { expect } from 'chai';
import { isFiller } from '../../../../domain/pages/descriptions/is-filler.js';

describe('[U] isFiller', () => {
  const cases: [text: string, keyword: string, isFiller: boolean][] = [
    ['Looking for silver? See the selection, check the details and order when it suits you.', 'silver', true],
    ['Honig verständlich erklärt: worum es geht, was wirklich zählt und wo man am besten beginnt.', 'Honig', true],
    ['Our tinctures are pressed from fresh fruit bodies that we grow on beech wood in Slovenia.', 'tinctures', false],
    ['Unser Honig wird kalt geschleudert und reift sechs Wochen im Keller der Imkerei.', 'Honig', false],
    ['宇治の抹茶を石臼で挽いてお届けします。', '抹茶', false],
  ];
  for (const [text, keyword, filler] of cases)
    it(`${filler}: ${text}`, () => expect(isFiller(text, [keyword])).to.equal(filler));
});
