import { expect } from 'chai';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';
import { learnedMeaning } from '../../../../../domain/outreach/replies/classifier/learned-meaning.js';

const meaning = (text: string) => learnedMeaning(readClassFacts(text, ''), '');

describe('[U] learned meaning', () => {
  it('tells its class, how sure it is, and what else it thought of', () => {
    const found = meaning('Our fee for a sponsored article is 150 euros plus VAT.');
    expect(found).to.include({ classification: 'interested' });
    expect(found?.confidence).to.be.within(0.5, 1);
    expect(found?.signals[0]).to.match(/^classifier: interested 0\.\d+|^classifier: interested 1$/);
  });

  it('is none of nothing, nor in a language that was not learned', () => {
    expect(meaning('')).to.equal(null);
    expect(meaning('Спасибо, нам не интересно.')).to.equal(null);
    expect(meaning('Tack, men det är inte aktuellt för oss.')).to.equal(null);
  });

  it('is no sure yes that calls itself irony', () => {
    for (const text of [
      "Oh great … Sure, I'd love to publish your spam. /s",
      'Klar, her damit! (Ironie)',
      'sure, send it 🙄',
    ]) {
      expect(meaning(text)?.classification, text).not.to.equal('interested');
      expect(meaning(text)?.confidence, text).to.be.lessThan(1);
    }
  });

  it('holds texts of any length', () => {
    expect(meaning('We do not publish guest posts. '.repeat(2_000))).not.to.equal(null);
  });
});
