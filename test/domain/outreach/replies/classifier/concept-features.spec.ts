import { expect } from 'chai';
import {
  type ConceptFeatures,
  conceptFeatures,
} from '../../../../../domain/outreach/replies/classifier/concept-features.js';
import { FeatureCounts } from '../../../../../domain/outreach/replies/classifier/feature-counts.js';
import { type FoundConcept, findConcepts } from '../../../../../domain/outreach/replies/classifier/find-concepts.js';
import { foldText } from '../../../../../domain/outreach/replies/classifier/fold-text.js';
import type { LearnedLanguage } from '../../../../../domain/outreach/replies/classifier/guess-language.js';
import { replyTokens } from '../../../../../domain/outreach/replies/classifier/reply-tokens.js';

const bucketsOf = (counts: FeatureCounts) => {
  const vector = new Map<number, number>();
  counts.addTo(vector, 1);
  return new Set(vector.keys());
};
const has = (counts: FeatureCounts, name: string) => {
  const one = new FeatureCounts();
  one.add(name);
  return [...bucketsOf(one)].every((bucket) => bucketsOf(counts).has(bucket));
};
const word = (at: number, concept: FoundConcept['concept'], sentence = 0): FoundConcept => ({ concept, sentence, at });
const of = (text: string, language: LearnedLanguage): ConceptFeatures => {
  const folded = foldText(text);
  return conceptFeatures(findConcepts(folded, replyTokens(folded), language));
};

describe('[U] features of concepts', () => {
  it('pair those of one sentence in their order, and the close ones once more', () => {
    const { pairs } = conceptFeatures([word(0, 'send'), word(2, 'article'), word(8, 'later'), word(10, 'thanks', 1)]);
    for (const name of ['c:send', 'c0:send', 'cc:send article', 'cn:send article', 'cc:send later', 'c:thanks'])
      expect(has(pairs, name), name).to.equal(true);
    for (const name of ['cn:send later', 'cc:article send', 'cc:later thanks', 'c0:thanks'])
      expect(has(pairs, name), name).to.equal(false);
  });

  it('take three in a row of one sentence', () => {
    const { triples } = conceptFeatures([word(0, 'neg'), word(1, 'want'), word(3, 'article'), word(4, 'thanks', 1)]);
    expect(has(triples, 'c3:neg want article')).to.equal(true);
    expect(has(triples, 'c3:want article thanks')).to.equal(false);
  });

  it('pair those anywhere in the text, whatever comes first', () => {
    const { together } = conceptFeatures([word(9, 'thanks', 2), word(0, 'later')]);
    expect(has(together, 'cd:later thanks')).to.equal(true);
  });

  it('know those of the last sentence', () => {
    const { last } = conceptFeatures([word(0, 'thanks'), word(4, 'stop', 1)]);
    expect(has(last, 'c$:stop')).to.equal(true);
    expect(has(last, 'c$:thanks')).to.equal(false);
  });

  it('know what follows shortly after a negation', () => {
    const { negated } = conceptFeatures([word(0, 'thanks'), word(1, 'neg'), word(3, 'want'), word(9, 'article')]);
    for (const name of ['yes:thanks', 'not:want', 'yes:article']) expect(has(negated, name), name).to.equal(true);
    expect(has(negated, 'yes:want')).to.equal(false);
  });

  it('are nothing without concepts', () => {
    for (const counts of Object.values(conceptFeatures([]))) expect(bucketsOf(counts).size).to.equal(0);
  });

  const sentences: [LearnedLanguage, string][] = [
    ['en', 'We do not publish articles'],
    ['de', 'Wir veröffentlichen keine Artikel'],
    ['nl', 'Wij publiceren geen artikelen'],
    ['fr', 'Nous ne publions pas d’articles'],
    ['es', 'Nosotros no publicamos artículos'],
    ['it', 'Noi non pubblichiamo articoli'],
    ['pt', 'Nós não publicamos artigos'],
    ['pl', 'My nie publikujemy artykułów'],
  ];
  for (const [language, text] of sentences)
    it(`say the same in any language: ${language}`, () => {
      const { pairs } = of(text, language);
      for (const name of ['c:neg', 'c:publish', 'c:article', 'c:we']) expect(has(pairs, name), name).to.equal(true);
    });
});
