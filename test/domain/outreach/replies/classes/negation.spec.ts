import { expect } from 'chai';
import { isDenied } from '../../../../../domain/outreach/replies/classes/negation.js';

describe('[U] negation', () => {
  for (const text of [
    'we are not interested',
    "we don't want it",
    'wir haben kein interesse',
    "nous n'avons pas besoin",
    'no nos interesa',
    'geen interesse',
    'не присылайте',
    '不感兴趣',
    '興味はありません',
  ])
    it(`is found in "${text}"`, () => {
      expect(isDenied(text)).to.equal(true);
    });

  for (const text of [
    'we are interested',
    "don't hesitate to send it",
    'no problem',
    'why not send it',
    "i can't wait to see it",
    'zögern sie nicht',
    "n'hésitez pas à envoyer",
    'nota bene',
    'nu är jag intresserad',
  ])
    it(`is not found in "${text}"`, () => {
      expect(isDenied(text)).to.equal(false);
    });
});
