import { expect } from 'chai';
import { meaningByRules } from '../../../../../domain/outreach/replies/classes/meaning-by-rules.js';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

const meaning = (text: string) => meaningByRules(readClassFacts(text, ''));

describe('[U] meaning by word rules', () => {
  it('is what the words say, in languages that were not learned', () => {
    expect(meaning('Нам не интересно.').classification).to.equal('not_interested');
    expect(meaning('Skicka gärna artikeln.').classification).to.equal('interested');
    expect(meaning('Я в отпуске до 12 мая.').classification).to.equal('out_of_office');
    expect(meaning('Vad kostar det?').classification).to.equal('question');
    expect(meaning('Tack.')).to.deep.equal({ classification: 'replied', confidence: 0.5, signals: [] });
  });

  it('is unsure where two things are said', () => {
    const mixed = meaning('Not interested in guest posts, but please contact our sales team at ads@blog.example.');
    expect(mixed).to.include({ classification: 'not_interested', confidence: 0.65 });
    expect(meaning('Unfortunately we cannot pay, but we would love to publish it.').classification).to.equal(
      'interested',
    );
  });
});
