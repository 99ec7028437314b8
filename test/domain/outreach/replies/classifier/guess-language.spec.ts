import { expect } from 'chai';
import { foldText } from '../../../../../domain/outreach/replies/classifier/fold-text.js';
import { guessLanguage } from '../../../../../domain/outreach/replies/classifier/guess-language.js';
import { replyTokens } from '../../../../../domain/outreach/replies/classifier/reply-tokens.js';

const guess = (text: string) => guessLanguage(foldText(text), replyTokens(foldText(text)));

describe('[U] language of a reply', () => {
  const table: [string, ReturnType<typeof guess>][] = [
    ['Thank you, but we are not interested in this.', 'en'],
    ['Danke, aber das ist nichts für uns.', 'de'],
    ['Bedankt, maar dit is niets voor ons.', 'nl'],
    ["Merci, mais ce n'est pas pour nous.", 'fr'],
    ['Gracias, pero no es para nosotros.', 'es'],
    ['Grazie, ma non fa per noi.', 'it'],
    ['Obrigado, mas não é para nós.', 'pt'],
    ['Dziękuję, ale to nie dla nas.', 'pl'],
    ['結構です。よろしくお願いします。', 'ja'],
    ['Спасибо, нам не интересно.', 'other'],
    ['Tack, men det är inte aktuellt för oss.', 'other'],
    ['Köszönöm, de nem érdekel és nem is fog.', 'other'],
    // Short, with words that are told apart by their language alone.
    ['No nos interesa, gracias.', 'es'],
    ['Não nos interessa.', 'pt'],
    ['Fatto, è online.', 'it'],
    ['Proszę o szkic.', 'pl'],
    ['👍', null],
  ];
  for (const [text, language] of table)
    it(`of "${text}" is ${language}`, () => {
      expect(guess(text)).to.equal(language);
    });
});
