import { expect } from 'chai';
import { measureReadability } from '../../../../domain/seo/readability/measure-readability.js';

const prose = (language: string, words = 100, sentences = 5) => ({
  word_count: words,
  sentence_count: sentences,
  syllable_count: null,
  legibility: { language, syllables: language === 'it' ? null : words * 1.5, letters: words * 5 },
});

describe('[U] measure readability', () => {
  it('goes by the formula of the language', () => {
    expect(measureReadability(prose('en'))).to.deep.equal({ language: 'en', score: 59.6 });
    expect(measureReadability(prose('de'))).to.deep.equal({ language: 'de', score: 72.3 });
    expect(measureReadability(prose('it'))).to.deep.equal({ language: 'it', score: 54 });
  });

  it('stays within 0 and 100', () => {
    const hard = { ...prose('en'), legibility: { language: 'en', syllables: 900, letters: 900 } };
    expect(measureReadability(hard)?.score).to.equal(0);
    const easy = { ...prose('en'), sentence_count: 100, legibility: { language: 'en', syllables: 100, letters: 300 } };
    expect(measureReadability(easy)?.score).to.equal(100);
  });

  it('says nothing of short texts, unknown languages, and pages read before it was measured', () => {
    expect(measureReadability(prose('en', 99))).to.equal(null);
    expect(measureReadability(prose('en', 100, 4))).to.equal(null);
    expect(measureReadability(prose('ja'))).to.equal(null);
    expect(measureReadability({ word_count: 200, sentence_count: 10, syllable_count: 300 })).to.equal(null);
  });
});
