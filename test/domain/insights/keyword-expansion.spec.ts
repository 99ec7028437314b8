import { expect } from 'chai';
import { keywordExpansion } from '../../../domain/insights/keyword-expansion.js';
import { insightInputs } from '../../support/insight-inputs.js';

const { content_analysis, current_keywords } = insightInputs().keyword_expansion;
const expand = (change: object = {}) => keywordExpansion({ content_analysis, current_keywords, ...change });

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
    const volumeOf = (name: string) => keywords.find(({ keyword }) => keyword === name)?.volume;
    expect(volumeOf('lamp repair')).to.deep.equal({
      ...{
        value: 880,
        source: 'estimate',
        basis: 'a volume of the input, as content_analysis.content_gaps[0].search_volume says',
      },
    });
    expect(volumeOf('lamp 2024')).to.deep.include({ value: 900, source: 'searchconsole' });
    expect(volumeOf('lamp shades')).to.deep.include({ value: null, source: null });
  });

  it('takes the difficulty that the input gives, and estimates the others', () => {
    const { keywords } = expand();
    const difficultyOf = (name: string) => keywords.find(({ keyword }) => keyword === name)?.difficulty;
    expect(difficultyOf('lamp repair')).to.deep.include({ score: 22, level: 'easy' });
    expect(difficultyOf('lamp 2024')).to.deep.include({ score: 42, level: 'medium' });
  });

  it('puts the wanted difficulty first, and says where too few are of it', () => {
    const { keywords, warnings } = expand({ target_difficulty: 'easy' });
    expect(keywords[0]?.difficulty.level).to.equal('easy');
    const levels = keywords.map(({ difficulty }) => ['easy', 'medium', 'hard'].indexOf(difficulty.level));
    expect(levels).to.deep.equal([...levels].sort());
    expect(warnings[0]).to.match(/^Only \d+ of the keywords are of the wanted difficulty \(easy\)/);
  });

  it('groups them into insights by where they come from', () => {
    expect(expand().insights.map(({ id }) => id)).to.have.members([
      ...['keywords:search_data', 'keywords:content_gap', 'keywords:content', 'keywords:variant'],
    ]);
  });

  it('gives fewer where there is no more, and says so', () => {
    const { keywords, warnings } = expand({ language: 'fi', content_analysis: { topics: ['brass'] } });
    expect(keywords.map(({ keyword }) => keyword)).to.deep.equal(['brass']);
    expect(warnings).to.deep.equal([
      'Variants are made in en, de, fr, es, it, nl, pt, not in the language of the input',
      '1 keywords could be founded on the input; 15 to 20 are usual, and none were made up',
    ]);
  });
});
