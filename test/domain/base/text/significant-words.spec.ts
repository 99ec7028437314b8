import { expect } from 'chai';
import { significantWords } from '../../../../domain/base/text/significant-words.js';

describe('[U] significant-words', () => {
  it('keeps what says something, in order and lower case', () => {
    expect(significantWords('How to Mend the Hiking Boots (2026)')).to.deep.equal(['mend', 'hiking', 'boots', '2026']);
  });

  it('knows stop words of several languages', () => {
    expect(significantWords('Die Schuhe und das Wetter')).to.deep.equal(['schuhe', 'wetter']);
    expect(significantWords('Les bottes pour la montagne')).to.deep.equal(['bottes', 'montagne']);
  });

  it('drops short words but keeps numbers', () => {
    expect(significantWords('Up it go 7 ab')).to.deep.equal(['7']);
  });

  it('keeps accents and composes them', () => {
    expect(significantWords('Cafe\u0301 Zürich')).to.deep.equal(['café', 'zürich']);
  });

  it('finds nothing in nothing', () => {
    expect(significantWords(' – !')).to.deep.equal([]);
  });
});
