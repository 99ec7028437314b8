import { expect } from 'chai';
import { colorWords } from '../../../../../domain/seo/alt-text/words/look-words.js';

describe('[U] look words', () => {
  it('are named in their order', () => {
    const words = colorWords('a b c d e f g h i j k l');
    expect([words.black, words.brown, words.yellow, words.pink]).to.deep.equal(['a', 'f', 'g', 'l']);
  });
});
