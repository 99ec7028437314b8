import { expect } from 'chai';
import { classFactsOf } from '../../../../../domain/outreach/replies/classes/class-facts-of.js';
import { findInterested } from '../../../../../domain/outreach/replies/classes/interested.js';

const find = (text: string) => findInterested(classFactsOf(text, 'Re: Balcony hives'));

describe('[U] interest', () => {
  for (const text of [
    'Sounds great, send it',
    'Yes',
    'We are interested',
    'Klingt gut',
    'Cela nous intéresse',
    'Nos interesa',
    'Siamo interessati',
    'Klinkt goed',
    'Temos interesse',
    'Jesteśmy zainteresowani',
    'Låter bra',
    'Нам интересно',
    '興味があります',
    '有兴趣',
  ]) {
    it(`is found in ${JSON.stringify(text)}`, () => {
      expect(find(text)?.signals).to.have.length(1);
    });
  }

  for (const text of ['Thanks for your mail.', 'Got it.', 'Let me check.', 'What is the topic?']) {
    it(`is not found in ${JSON.stringify(text)}`, () => {
      expect(find(text)).to.equal(null);
    });
  }
});
