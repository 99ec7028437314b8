import { expect } from 'chai';
import { findLookAlike } from '../../../../domain/base/text/find-look-alike.js';

describe('[U] findLookAlike', () => {
  const alike: [text: string, plain: string][] = [
    ['ａna', 'a'],
    ['ﬁne', 'fi'],
    ['a²', '2'],
    ['ⓔx', 'e'],
    ['ſ', 's'],
    ['blog．example', '.'],
    ['ｶﾅ', 'カ'],
  ];
  for (const [text, plain] of alike)
    it(`says what ${text} stands for`, () => expect(findLookAlike(text)?.plain).to.equal(plain));

  for (const text of ['ana', 'José', 'JOSE\u0301', 'straße', '用户', '例え。jp', 'аna', 'l·l'])
    it(`finds none in ${text}`, () => expect(findLookAlike(text)).to.equal(null));
});
