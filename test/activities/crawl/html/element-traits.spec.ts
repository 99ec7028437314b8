import { expect } from 'chai';
import { type ElementTraits, findTraits } from '../../../../activities/crawl/html/element-traits.js';

type Flag = Exclude<keyof ElementTraits, 'landmark'>;

const FLAGS: readonly Flag[] = ['block', 'silent', 'inert', 'head', 'sectioning', 'section', 'code', 'deprecated'];
const flagsOf = (name: string): Flag[] => FLAGS.filter((flag) => findTraits(name)[flag]);

describe('[U] element-traits', () => {
  const elements: [name: string, flags: Flag[]][] = [
    ['span', []],
    ['x-unknown', []],
    ['constructor', []],
    ['p', ['block']],
    ['br', ['block']],
    ['script', ['silent', 'head']],
    ['title', ['block', 'silent', 'head']],
    ['noscript', ['silent', 'inert', 'head']],
    ['template', ['silent', 'inert', 'head']],
    ['svg', ['silent']],
    ['head', ['block', 'head']],
    ['main', ['block', 'sectioning']],
    ['article', ['block', 'sectioning', 'section']],
    ['code', ['code']],
    ['pre', ['block', 'code']],
    ['font', ['deprecated']],
    ['center', ['block', 'deprecated']],
    ['xmp', ['code', 'deprecated']],
    ['plaintext', ['code', 'deprecated']],
  ];
  for (const [name, flags] of elements) {
    it(`${name}: ${flags.join(', ') || 'nothing'}`, () => expect(flagsOf(name)).to.deep.equal(flags));
  }

  it('knows the landmarks by name, which section and article are not', () => {
    const names = ['header', 'nav', 'main', 'aside', 'footer', 'section', 'article', 'div', 'body'];
    expect(names.map((name) => findTraits(name).landmark)).to.deep.equal([
      'header',
      'nav',
      'main',
      'aside',
      'footer',
      null,
      null,
      null,
      null,
    ]);
  });
});
