import { expect } from 'chai';
import { KEYWORD_SOURCES } from '../../../../domain/insights/keywords/expanded-keyword.js';
import { SOURCE_WORDS } from '../../../../domain/insights/keywords/source-words.js';

describe('[U] words for sources of keywords', () => {
  it('differ for each, hold no number and promise nothing', () => {
    const texts = KEYWORD_SOURCES.flatMap((source) => {
      const { title, description, steps } = SOURCE_WORDS[source];
      return [title, description, ...steps];
    });
    expect(new Set(texts).size).to.equal(texts.length);
    expect(texts.join(' ')).to.not.match(/\d|guarantee|will (?:rank|bring)/i);
  });
});
