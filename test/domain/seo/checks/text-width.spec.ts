import { expect } from 'chai';
import { measureTextPx } from '../../../../domain/seo/checks/text-width.js';

describe('[U] text width', () => {
  it('adds up the advance widths of the letters', () => {
    // H 722, e 556, l 222, l 222, o 556 thousandths of an em.
    expect(measureTextPx('Hello', 1000)).to.equal(2278);
    expect(measureTextPx('Hello', 20)).to.equal(46);
  });

  it('gives accented letters the width of their base, composed or not', () => {
    expect(measureTextPx('é', 1000)).to.equal(556);
    expect(measureTextPx('e\u0301', 1000)).to.equal(556);
  });

  it('gives ideographs and emoji a full em, joiners nothing', () => {
    expect(measureTextPx('木桌', 1000)).to.equal(2000);
    expect(measureTextPx('한글', 1000)).to.equal(2000);
    expect(measureTextPx('🌳', 1000)).to.equal(1000);
    expect(measureTextPx('\u200d', 1000)).to.equal(0);
  });

  it('takes an average letter for other alphabets', () => {
    expect(measureTextPx('д', 1000)).to.equal(556);
    expect(measureTextPx('Д', 1000)).to.equal(722);
  });

  it('is nothing for an empty text', () => {
    expect(measureTextPx('', 20)).to.equal(0);
  });
});
