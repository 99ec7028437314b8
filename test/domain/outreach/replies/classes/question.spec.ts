import { expect } from 'chai';
import { findQuestion } from '../../../../../domain/outreach/replies/classes/question.js';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

const find = (text: string) => findQuestion(readClassFacts(text, 'Re: Balcony hives'));

describe('[U] question', () => {
  for (const text of [
    'How much do you pay?',
    'Was kostet das?',
    'Quel est le sujet ?',
    '¿Cuánto cuesta?',
    'Сколько это стоит?',
    '料金はいくらですか？',
    'Topic?',
  ]) {
    it(`is found in ${JSON.stringify(text)}`, () => {
      expect(find(text)?.signals).to.have.length(1);
    });
  }

  for (const text of ['What a day.', 'Thanks.', 'How nice of you']) {
    it(`is not found in ${JSON.stringify(text)}`, () => {
      expect(find(text)).to.equal(null);
    });
  }
});
