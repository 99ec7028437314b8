import { expect } from 'chai';
import { findGoAhead, findInterested } from '../../../../../domain/outreach/replies/classes/interested.js';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';

const find = (text: string) => findInterested(readClassFacts(text, 'Re: Balcony hives'));

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
    'Please do not hesitate to send the draft.',
    'I have not read it all and would love to publish it.',
    'No problem, please send it.',
    'Please send an article that has not been published yet.',
    'We are good to go.',
    'Thanks for writing. Yes!',
  ]) {
    it(`is found in ${JSON.stringify(text)}`, () => {
      expect(find(text)?.signals).to.have.length(1);
    });
  }

  for (const text of [
    'Thanks for your mail.',
    'Got it.',
    'Let me check.',
    'What is the topic?',
    'We are not interested.',
    'Please do not send the article.',
    'Nicht interessiert',
    'Nous ne sommes pas intéressés',
    'Bitte senden Sie keine Texte',
    '不感兴趣',
    'Thanks, but we do not accept guest posts.',
  ]) {
    it(`is not found in ${JSON.stringify(text)}`, () => {
      expect(find(text)).to.equal(null);
    });
  }

  it('is a go-ahead when it asks or agrees, not when it is polite', () => {
    const goAhead = (text: string) => findGoAhead(readClassFacts(text, ''));
    expect(goAhead('Sounds great, please send the draft.')).to.equal('please send the draft');
    expect(goAhead('We would love to publish it.')).to.equal('we would love to publish it.');
    expect(goAhead('Sounds great.')).to.equal(null);
    expect(goAhead('Great idea, very interesting.')).to.equal(null);
  });
});
