import { expect } from 'chai';
import { buildTextPattern } from '../../../store/base/build-text-pattern.js';

describe('[U] pattern of a text', () => {
  const matches = (part: string, text: string): boolean => {
    const { $regex, $options } = buildTextPattern(part);
    return new RegExp($regex, $options).test(text);
  };

  it('finds a part in any letter case, and takes every sign as it is', () => {
    expect(matches('Blog', 'https://blog.example/')).to.equal(true);
    for (const part of ['a.b', 'a*', '(x', '[y', 'c\\d', 'e+f', '$1', '^2', 'g|h', '{3}', 'i?']) {
      expect(matches(part, `before ${part} after`), part).to.equal(true);
      expect(matches(part, 'axb aa xy cd eef 1 2 g 333'), part).to.equal(false);
    }
  });
});
