import { expect } from 'chai';
import { colorWords } from '../../../../../domain/pages/alt-text/words/look-words.js';

describe('[U] look words', () => {
  it('are named in their order', () => {
    const words = colorWords('a b c d e f g h i j k l m');
    expect([words.black, words.beige, words.brown, words.pink]).to.deep.equal(['a', 'd', 'g', 'm']);
  });
});
