import { expect } from 'chai';
import { findNotInterested } from '../../../../../domain/outreach/replies/classes/not-interested.js';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

const find = (text: string) => findNotInterested(readClassFacts(text, 'Re: Balcony hives'));

describe('[U] refusal', () => {
  for (const text of [
    'Not interested, thanks',
    'No thanks',
    'No.',
    'Unfortunately we can not publish it.',
    'We do not accept guest posts.',
    'Kein Interesse',
    'Pas intéressé',
    'No nos interesa',
    'Non siamo interessati',
    'Geen interesse',
    'Não temos interesse',
    'Nie jesteśmy zainteresowani',
    'Inte intresserad',
    'Нам не интересно',
    '興味はありません',
    '不感兴趣',
  ]) {
    it(`is found in ${JSON.stringify(text)}`, () => {
      expect(find(text)?.signals).to.have.length(1);
    });
  }

  for (const text of [
    'Sounds good',
    'I am interested',
    'No problem at all',
    'Nothing speaks against it',
    'What is the topic?',
  ]) {
    it(`is not found in ${JSON.stringify(text)}`, () => {
      expect(find(text)).to.equal(null);
    });
  }
});
