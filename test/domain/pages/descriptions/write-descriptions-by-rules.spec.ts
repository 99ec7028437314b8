import { expect } from 'chai';
import { phrasePlace } from '../../../../domain/base/text/phrase-place.js';
import {
  DESCRIPTION_TONES,
  type DescriptionRequest,
} from '../../../../domain/pages/descriptions/description-request.js';
import { scoreDescription } from '../../../../domain/pages/descriptions/score-description.js';
import { ALL_WORDINGS } from '../../../../domain/pages/descriptions/wordings/all-wordings.js';
import { writeDescriptionsByRules } from '../../../../domain/pages/descriptions/write-descriptions-by-rules.js';
import { SEARCH_INTENTS } from '../../../../domain/search/search-intent.js';

const request = (change: Partial<DescriptionRequest> = {}): DescriptionRequest => ({
  keywords: ['handmade lamps', 'brass'],
  tone: 'General',
  search_intent: 'informational',
  language: 'en',
  custom_prompt: null,
  ...change,
});
const PAGE = {
  h1: 'Handmade lamps',
  headings: ['Choosing a shade', 'Cleaning brass', 'Repairs', 'Delivery'],
  sentences: [
    'We build handmade lamps from oak and brass in a small workshop near the harbour.',
    'Every shade is cut by hand from linen that a weaver in the next village makes for us.',
    'A lamp that breaks comes back to the bench, and goes home with a new cable and a clean socket.',
  ],
  top_terms: [['oak', 3]] as [string, number][],
};

const MOST_KEYWORD_CHARS = 100;
/** A sentence of words, one word without end, words that wordings use, and one with marks inside. */
const KEYWORD_SOURCES = [
  'water resistant breathable lightweight insulated winter hiking jacket for tall women with detachable hoods',
  'donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2),
  'compare options and details, choose what fits, find answers and the points that matter before you decide so',
  'a: b, c; d – e. lamps? oak, brass: steel; glass – paper. wood, stone: wool; silk – tin. lead, zinc, gold',
];

describe('[U] write descriptions by rules', () => {
  for (const language of ALL_WORDINGS.keys())
    it(`${language}: three to five usable, distinct texts for every tone and intent`, () => {
      for (const tone of DESCRIPTION_TONES)
        for (const search_intent of SEARCH_INTENTS) {
          const texts = writeDescriptionsByRules(request({ tone, search_intent, language }), null);
          expect(texts.length, `${tone} ${search_intent}`).to.be.within(3, 5);
          expect(new Set(texts).size).to.equal(texts.length);
          for (const text of texts) {
            expect(text).to.not.match(/[{}[\]]|\s{2}|undefined/);
            // Right in form, and of no page in particular: no such text gets full marks.
            const { length_status, seo_score } = scoreDescription(text, ['handmade lamps', 'brass']);
            expect([length_status, seo_score], text).to.deep.equal(['good', 60]);
          }
        }
    });

  it('writes of what the page says, with the keyword where a sentence lacks it', () => {
    const texts = writeDescriptionsByRules(request(), PAGE);
    expect(texts[0]).to.match(/^We build handmade lamps from oak and brass/);
    expect(texts.some((text) => /^Handmade lamps: (?:Every shade|A lamp that)/.test(text))).to.equal(true);
    expect(texts.length).to.be.within(3, 5);
  });

  it('uses the headings of a page without sentences', () => {
    const texts = writeDescriptionsByRules(request(), { ...PAGE, sentences: [] });
    expect(texts[0]).to.match(/^Handmade lamps: Choosing a shade, Cleaning brass, Repairs and Delivery\./);
  });

  it('cuts a long sentence at a clause', () => {
    const long = `We build handmade lamps from oak and brass in a small workshop near the harbour of the old town, where ${'many '.repeat(20)}people pass by.`;
    const [text = ''] = writeDescriptionsByRules(request(), { ...PAGE, headings: [], sentences: [long] });
    expect(text).to.equal(
      'We build handmade lamps from oak and brass in a small workshop near the harbour of the old town. Find out more.',
    );
  });

  for (const language of [...ALL_WORDINGS.keys(), 'sv'])
    it(`${language}: three to five texts that say the whole keyword and more, however long it is`, () => {
      for (const search_intent of SEARCH_INTENTS)
        for (const [at, source] of KEYWORD_SOURCES.entries())
          for (let length = 1; length <= MOST_KEYWORD_CHARS; length += at === 0 ? 1 : 9) {
            const keyword = source.slice(0, length).trim();
            const tone = DESCRIPTION_TONES[length % DESCRIPTION_TONES.length] ?? 'General';
            const texts = writeDescriptionsByRules(
              request({ keywords: [keyword], tone, search_intent, language }),
              null,
            );
            const reported = `${search_intent} ${length} ${keyword}`;
            expect(texts.length, reported).to.be.within(3, 5);
            expect(new Set(texts).size, reported).to.equal(texts.length);
            for (const text of texts) {
              expect(text.length, text).to.be.within(70, 160);
              expect(phrasePlace(text, keyword), text).to.be.at.least(0);
              // Two words besides, at least.
              expect(text.length - keyword.length, text).to.be.greaterThan(15);
              expect(text).to.not.match(/[{}[\]]|\s{2}|undefined|\s\./);
            }
          }
    });

  it('gives three texts for ten keywords of full length, and beside a page that repeats itself', () => {
    const keywords = Array.from({ length: 10 }, (_, at) => `${at} ${KEYWORD_SOURCES[0]}`.slice(0, MOST_KEYWORD_CHARS));
    const sentences = Array.from({ length: 5 }, (_, at) => `We sell the ${keywords[0]} in size ${at} here.`);
    for (const page of [null, { h1: '', headings: [], sentences, top_terms: [] }])
      for (const language of ['en', 'fr', 'ja'])
        expect(writeDescriptionsByRules(request({ keywords, language }), page).length).to.be.within(3, 5);
  });

  it('writes a language without wording from the page, and English where that gives too little', () => {
    const sentences = [
      '私たちは港の近くの小さな工房で手作りのランプを一つずつ作っています。',
      'すべてのシェードは隣村の職人が織ったリネンを手で裁断して仕上げています。',
      '壊れたランプは工房に戻り、新しいコードときれいなソケットを付けて家に帰ります。',
    ];
    const page = { ...PAGE, h1: '手作りランプ', headings: [], sentences };
    const texts = writeDescriptionsByRules(request({ language: 'ja', keywords: ['ランプ'] }), page);
    expect(texts.map((text) => text.replace('ランプ: ', ''))).to.have.members(sentences);
    expect(writeDescriptionsByRules(request({ language: 'ja' }), null).join(' ')).to.contain(
      'explained in plain words',
    );
  });
});
