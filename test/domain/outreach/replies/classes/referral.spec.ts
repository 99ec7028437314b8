import { expect } from 'chai';
import { readClassFacts } from '../../../../../domain/outreach/replies/classes/read-class-facts.js';
import { findReferral } from '../../../../../domain/outreach/replies/classes/referral.js';

const find = (text: string) => findReferral(readClassFacts(text, 'Re: Balcony hives'));

describe('[U] referral', () => {
  for (const text of [
    'Please contact my colleague lee@blog.example',
    'I am not the right person for this',
    'I have forwarded it to our editor',
    'Wenden Sie sich bitte an Herrn Maier',
    'Contactez mon collègue',
    'Escriba a mi compañero lee@blog.example',
    'Neem contact op met lee@blog.example',
    'Обратитесь к редактору',
  ]) {
    it(`is found in ${JSON.stringify(text)}`, () => {
      expect(find(text)?.signals).to.have.length(1);
    });
  }

  for (const text of ['Feel free to contact me', 'Please contact us again in May', 'Sounds good', 'Who are you?']) {
    it(`is not found in ${JSON.stringify(text)}`, () => {
      expect(find(text)).to.equal(null);
    });
  }
});
