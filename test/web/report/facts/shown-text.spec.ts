import { expect } from 'chai';
import { shownProse, shownText } from '../../../../web/report/facts/shown-text.js';

describe('[U] shown text', () => {
  it('turns white space of any kind into single blanks', () => {
    expect(shownText('  one\n\ttwo\u2028three  ', 50)).to.equal('one two three');
  });

  const hidden: [what: string, text: string, shown: string][] = [
    ['an override of the reading direction', 'gnp.\u202eexe', 'gnp.[U+202E]exe'],
    ['an isolate', '\u2066a\u2069', '[U+2066]a[U+2069]'],
    ['a zero-width blank', 'a\u200bb', 'a[U+200B]b'],
    ['a control', 'a\u0000b\u0085c', 'a[U+0000]b[U+0085]c'],
    ['half of a pair', 'a\ud800b', 'a[U+D800]b'],
    ['a tag sign beyond the basic plane', 'a\u{e0041}', 'a[U+E0041]'],
  ];
  for (const [what, text, shown] of hidden) {
    it(`names ${what}`, () => expect(shownText(text, 50)).to.equal(shown));
  }

  it('leaves letters of all scripts, signs and images as they are', () => {
    for (const text of ['Größe <b>', 'שלום', '日本語', '👩\u200d🚀', 'می\u200cخواهم', "it's & so"])
      expect(shownText(text, 50)).to.equal(text);
  });

  it('cuts by characters, not by halves of them', () => {
    expect(shownText('😀😀😀', 2)).to.equal('😀😀…');
    expect(shownText('😀😀', 2)).to.equal('😀😀');
    expect(shownText('x'.repeat(5000), 10)).to.equal(`${'x'.repeat(10)}…`);
  });

  it('says that text was cut even where only blanks are left of what was looked at', () => {
    expect(shownText(`a${' '.repeat(100)}b`, 5)).to.equal('a…');
  });
});

describe('[U] shown prose', () => {
  it('keeps line breaks of any kind, and one empty line between paragraphs', () => {
    expect(shownProse('\n one \t two \r\nthree\rfour\u2028five\n \n\n\nsix ', 50)).to.equal(
      'one two\nthree\nfour\nfive\n\nsix',
    );
  });

  it('names what is hidden, and cuts, as in other text', () => {
    expect(shownProse('a\u202eb\nc\u0000', 50)).to.equal('a[U+202E]b\nc[U+0000]');
    expect(shownProse('one\ntwo', 5)).to.equal('one\nt…');
  });
});
