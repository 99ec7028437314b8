import { expect } from 'chai';
import { keywordExpansion } from '../../../domain/insights/keyword-expansion.js';
import { isRanked, readQueries } from '../../../domain/insights/keywords/known-queries.js';
import { MODIFIERS } from '../../../domain/insights/keywords/modifiers.js';
import { toSource } from '../../../domain/insights/results/source.js';
import { insightInputs } from '../../support/samples/insight-inputs.js';
import { searchResult } from '../../support/samples/search-results.js';
import { generatedProperty } from '../../support/sites/generated-property.js';

const { content_analysis, current_keywords } = insightInputs().keyword_expansion;
const expand = (change: object = {}) => keywordExpansion({ content_analysis, current_keywords, ...change });

const MOST_CHARS = 100;
const LONG_KEYWORDS = [
  'water resistant breathable lightweight insulated winter hiking jacket for tall women with detachable hoods',
  'how to choose the right running shoes for flat feet and wide toes, that do not hurt and look good all day',
  'a of the lamp: oak, brass; for to in x and y or z with a b c d e f g h i j k l m n o p q r s t u v w x y z',
];

describe('[U] keyword expansion', () => {
  it('finds fifteen to twenty keywords, each once and none that is there', () => {
    const { keywords, warnings } = expand();
    const names = keywords.map(({ keyword }) => keyword);
    expect(names.length).to.be.within(15, 20);
    expect(new Set(names).size).to.equal(names.length);
    expect(names).to.not.include.members(['oak lamp']);
    expect(warnings).to.deep.equal([]);
  });

  it('finds as many for one keyword alone', () => {
    const { keywords } = keywordExpansion({ current_keywords: ['oak lamp'], content_analysis: {} });
    expect(keywords).to.have.length(20);
    expect(keywords.every(({ source, volume }) => source === 'variant' && volume.value === null)).to.equal(true);
  });

  it('knows volumes from the input alone, and says where they come from', () => {
    const { keywords } = expand();
    const measureVolume = (name: string) => keywords.find(({ keyword }) => keyword === name)?.volume;
    expect(measureVolume('lamp repair')).to.deep.equal({
      value: 880,
      source: 'input',
      basis: 'searches a month, as your input says',
    });
    expect(measureVolume('lamp shades')).to.deep.include({ value: null, source: null });
  });

  it('takes the difficulty that the input gives, and estimates the others', () => {
    const { keywords } = expand();
    const difficultyOf = (name: string) => keywords.find(({ keyword }) => keyword === name)?.difficulty;
    expect(difficultyOf('lamp repair')).to.deep.include({ score: 22, level: 'easy' });
  });

  it('puts the wanted difficulty first, and says where too few are of it', () => {
    const { keywords, warnings } = expand({ target_difficulty: 'easy' });
    expect(keywords[0]?.difficulty.level).to.equal('easy');
    const levels = keywords.map(({ difficulty }) => ['easy', 'medium', 'hard'].indexOf(difficulty.level));
    expect(levels).to.deep.equal([...levels].sort());
    expect(warnings[0]).to.match(/^Only \d+ of the keywords are of the wanted difficulty \(easy\)/);
  });

  it('shows impressions as such, with their days, and takes no query that the site ranks for', () => {
    const rows = [
      { query: 'oak lamp base', clicks: 0, impressions: 450, position: 31 },
      { query: 'oak lamp 2024', clicks: 1, impressions: 900, position: 14 },
    ];
    const { keywords } = expand({ content_analysis: { period: { days: 90 }, rows } });
    const base = keywords.find(({ keyword }) => keyword === 'oak lamp base');
    expect(base?.impressions).to.deep.equal({ value: 450, days: 90, position: 31 });
    expect(base?.volume).to.deep.include({ value: null, source: null });
    expect(base?.why).to.equal(
      'Your site was shown 450 times in 90 days for "oak lamp base", at position 31, where few people look',
    );
    expect(keywords.map(({ keyword }) => keyword)).to.not.include('oak lamp 2024');
  });

  it('takes suggestions that the user sends first, and gives none a volume', () => {
    const autocomplete = ['oak lamp shade', 'Oak Lamp', 'brass lamp repair near me'];
    const { keywords, insights } = expand({ autocomplete });
    const sent = keywords.filter(({ source }) => source === 'autocomplete');
    expect(sent.map(({ keyword }) => keyword)).to.deep.equal(['oak lamp shade', 'brass lamp repair near me']);
    expect(keywords[0]?.keyword).to.equal('oak lamp shade');
    expect(sent.every(({ volume, impressions }) => volume.value === null && impressions === null)).to.equal(true);
    expect(insights.map(({ id }) => id)).to.include('keywords:autocomplete');
  });

  it('finds only what our own search analysis does not show the site ranking for', async () => {
    const content_analysis = await searchResult('search_performance', generatedProperty('shop'));
    const { keywords, warnings } = keywordExpansion({ current_keywords: ['oak lamp'], content_analysis });
    const ranked = new Set(
      readQueries(toSource({ path: '', value: content_analysis }, {}))
        .filter(isRanked)
        .map(({ key }) => key.value),
    );
    expect(ranked.size).to.be.greaterThan(30);
    expect(keywords.filter(({ keyword }) => ranked.has(keyword))).to.deep.equal([]);
    expect(keywords.some(({ source }) => source === 'long_tail')).to.equal(true);
    for (const { impressions } of keywords) if (impressions) expect(impressions.days).to.equal(28);
    expect(warnings.join()).to.not.match(/are usual/);
  });

  it('groups them into insights by where they come from', () => {
    expect(expand().insights.map(({ id }) => id)).to.have.members([
      'keywords:search_data',
      'keywords:competitor',
      'keywords:content_gap',
      'keywords:content',
      'keywords:variant',
    ]);
  });

  for (const language of [...Object.keys(MODIFIERS), 'fi', 'ru'])
    it(`finds as many in ${language}, however long the keyword is`, () => {
      for (const source of LONG_KEYWORDS)
        for (let length = 1; length <= MOST_CHARS; length += 3) {
          const keyword = source.slice(0, length).trim();
          const { keywords } = keywordExpansion({ current_keywords: [keyword], language, content_analysis: {} });
          const names = keywords.map((each) => each.keyword);
          expect(names.length, keyword).to.be.within(15, 20);
          expect(new Set(names).size, keyword).to.equal(names.length);
          expect(names, keyword).to.not.include(keyword);
          for (const { volume, evidence } of keywords)
            expect([volume.value, evidence.length > 0]).to.deep.equal([null, true]);
        }
    });

  it('names the languages that it has words for where they are not those of the input', () => {
    const { keywords, warnings } = expand({ language: 'fi', content_analysis: { topics: ['brass'] } });
    expect(keywords).to.have.length(20);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/^Variants are made in en, de, fr, .*only of words that most languages know/);
  });

  it('gives fewer where there is no more, and says so', () => {
    const { keywords, warnings } = expand({
      current_keywords: ['x'.repeat(90)],
      content_analysis: { topics: ['brass'] },
    });
    expect(keywords.map(({ keyword }) => keyword)).to.deep.equal(['brass']);
    expect(warnings).to.deep.equal([
      '1 keywords could be founded on the input; 15 to 20 are usual, and none were made up',
    ]);
  });
});
