import { expect } from 'chai';
import { type Concept, findConcepts } from '../../../../../domain/outreach/replies/classifier/find-concepts.js';
import { foldText } from '../../../../../domain/outreach/replies/classifier/fold-text.js';
import type { LearnedLanguage } from '../../../../../domain/outreach/replies/classifier/guess-language.js';
import { replyTokens } from '../../../../../domain/outreach/replies/classifier/reply-tokens.js';

const concepts = (text: string, language: LearnedLanguage | null) => {
  const folded = foldText(text);
  return findConcepts(folded, replyTokens(folded), language).map(({ concept }) => concept);
};

describe('[U] concepts of a text', () => {
  const table: [LearnedLanguage, string, Concept[]][] = [
    ['en', 'We do not publish guest articles', ['neg', 'publish', 'article']],
    ['de', 'Löschen Sie meine Daten nach DSGVO', ['remove', 'data', 'law']],
    ['nl', 'Haal ons van de lijst', ['remove', 'list']],
    ['fr', "Ça ne m'intéresse pas", ['neg', 'interest']],
    ['es', 'No me interesa', ['neg', 'interest']],
    ['it', 'Toglietemi dalla lista', ['unsub', 'list']],
    ['pt', 'Cobramos 200 reais por artigo', ['price', 'article']],
    ['pl', 'Nie publikujemy artykułów', ['neg', 'publish', 'article']],
    ['ja', '配信停止をお願いします', ['unsub', 'stop']],
  ];
  for (const [language, text, wanted] of table)
    it(`are ${wanted.join(', ')} in "${text}"`, () => {
      expect(concepts(text, language)).to.include.members(wanted);
    });

  it('are those of any language where it is not known', () => {
    expect(concepts('Kein Interesse', null)).to.include.members(['neg', 'interest']);
  });

  it('tell the sentence they stand in', () => {
    const folded = foldText('No. Send the draft.');
    const found = findConcepts(folded, replyTokens(folded), 'en');
    expect(found.find(({ concept }) => concept === 'neg')?.sentence).to.equal(0);
    expect(found.find(({ concept }) => concept === 'send')?.sentence).to.equal(1);
  });
});
