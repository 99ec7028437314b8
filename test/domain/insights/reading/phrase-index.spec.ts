import { expect } from 'chai';
import { indexPhrases } from '../../../../domain/insights/reading/phrase-index.js';

describe('[U] phrases in many texts', () => {
  const index = indexPhrases(['Oak Lamps for desks', 'https://a.example/floor-lamp', '', '木製ランプの選び方']);

  it('are found as whole words in a row, whatever case and number', () => {
    for (const phrase of ['oak lamp', 'LAMPS for desk', 'floor lamps', 'desks', '木製ランプ'])
      expect(index.has(phrase), phrase).to.equal(true);
  });

  it('are not found in parts, over two texts, or where there is nothing', () => {
    for (const phrase of ['oa', 'lamps desks', 'desks https', 'oak lamps for desks too', '', '—', '鉄製'])
      expect(index.has(phrase), phrase).to.equal(false);
    expect(indexPhrases([]).has('oak')).to.equal(false);
  });

  it('are looked for in thousands of texts at once', () => {
    const many = indexPhrases(Array.from({ length: 5_000 }, (_, at) => `lamp ${at} oak`));
    const found = Array.from({ length: 500 }, (_, at) => many.has(`lamp ${at * 10} oak`));
    expect(found.every((isFound) => isFound)).to.equal(true);
    expect(many.has('lamp oak')).to.equal(false);
  });
});
