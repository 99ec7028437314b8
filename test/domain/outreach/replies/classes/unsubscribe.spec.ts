import { expect } from 'chai';
import { classFactsOf } from '../../../../../domain/outreach/replies/classes/class-facts-of.js';
import { findUnsubscribe } from '../../../../../domain/outreach/replies/classes/unsubscribe.js';

const find = (text: string) => findUnsubscribe(classFactsOf(text, 'Re: Balcony hives'));

describe('[U] wish to get no more mails', () => {
  for (const text of [
    'Stop. Thank you',
    'STOP',
    'Unsubscribe',
    'Please remove me from your list',
    'Hi,\nplease stop emailing me.',
    'Keine weiteren E-Mails bitte',
    'Merci de me désinscrire',
    'Darme de baja',
    'Cancellatemi dalla lista',
    'Afmelden',
    'Remova meu e-mail',
    'Wypisz',
    'Ta bort mig',
    'Отпишите меня',
    '配信停止してください',
    '退订',
  ]) {
    it(`is found in ${JSON.stringify(text)}`, () => {
      expect(find(text)?.signals).to.have.length(1);
    });
  }

  for (const text of [
    'We have got to stop this trend',
    'Stop by our office when you are in town.',
    'Please do not remove me from the list',
    'Our readers can unsubscribe at any time.',
    'The bus stop is next door',
    'I have not stopped thinking about it.',
    'Thanks for the text. We read it with joy and passed it on to the people who decide about such things here, and they will come back to you in a week or so. By the way, one of them said your last mail was one too many, so please stop sending reminders.',
  ]) {
    it(`is not found in ${JSON.stringify(text)}`, () => {
      expect(find(text)).to.equal(null);
    });
  }
});
