import { expect } from 'chai';
import { countPhrase, phrasePlace } from '../../../../domain/base/text/phrase-place.js';

describe('[U] phrase place', () => {
  const cases: [text: string, phrase: string, place: number][] = [
    ['Our Handmade Lamps shine', 'handmade lamps', 4],
    ['Our handmade-lamp shop', 'handmade lamps', 4],
    ['Handmades', 'handmade', 0],
    ['handmade and lamps', 'handmade lamps', -1],
    ['clamps', 'lamp', -1],
    ['Größe zählt', 'größe', 0],
    ['a résumé', 'resume', 2],
    ['KI fuer Hotels', 'KI für Hotels', 0],
    ['KI fur Hotels', 'KI für Hotels', 0],
    ['der Poet', 'Pöt', 4],
    ['der Poet', 'Pot', -1],
    ['Липовый мёд', 'мед', 8],
    ['手作りのランプを作る', 'ランプ', 4],
    ['text', '', -1],
    ['text', '!!', -1],
  ];
  for (const [text, phrase, place] of cases)
    it(`“${phrase}” in “${text}”: ${place}`, () => {
      expect(phrasePlace(text, phrase)).to.equal(place);
    });

  it('is counted as often as it is said', () => {
    expect(countPhrase('Lamps, lamps and a lamp', 'lamp')).to.equal(3);
    expect(countPhrase('nothing', 'lamp')).to.equal(0);
  });
});
