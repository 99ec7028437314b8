import { expect } from 'chai';
import { LineCounter } from '../../../../activities/crawl/sitemap/line-counter.js';
import { PlainMarkup } from '../../../../activities/crawl/sitemap/plain-markup.js';

/** What is heard of a text, how reading it ended, and what was left of it. */
function read(text: string, stopAfter = Number.POSITIVE_INFINITY) {
  const heard: string[] = [];
  const handler = {
    open: (name: string, attributes: object, line: number) => {
      heard.push(
        `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}=${value}`)].join(' ')}> ${line}`,
      );
    },
    text: (value: string) => {
      heard.push(value);
    },
    close: (name: string, line: number) => {
      heard.push(`</${name}> ${line}`);
    },
    get isStopped() {
      return heard.length >= stopAfter;
    },
  };
  const lines = new LineCounter();
  lines.begin(text);
  const plain = new PlainMarkup(handler, lines);
  const end = plain.read(text, 0);
  return { heard, end: plain.end, left: text.slice(end), open: plain.openNames };
}

describe('[U] plain-markup', () => {
  it('reads tags, attributes, texts and common references, with the line on which a tag ends', () => {
    const text = `<url>\n <x:link rel="a&amp;b"\n href='c>"d' e=""/><loc >t&lt;&#038;&#39;></loc>\n</url>end`;
    expect(read(text)).to.deep.equal({
      heard: [
        '<url> 1',
        '\n ',
        '<x:link rel=a&b href=c>"d e=> 3',
        '</x:link> 3',
        '<loc> 3',
        "t<&'>",
        '</loc> 3',
        '\n',
        '</url> 4',
        'end',
      ],
      end: 'whole',
      left: '',
      open: [],
    });
  });

  const cuts = [
    '<',
    '</',
    '</u',
    '</url',
    '<l',
    '<loc',
    '<loc ',
    '<loc a',
    '<loc a=',
    '<loc a="',
    '<loc a="b>',
    '<loc/',
  ];
  for (const cut of cuts) {
    it(`waits for the rest of ${cut}`, () => {
      const { heard, ...rest } = read(`<url>text${cut}`);
      expect(rest).to.deep.equal({ end: 'cut', left: cut, open: ['url'] });
      expect(heard).to.deep.equal(['<url> 1', 'text']);
    });
  }

  const odd = [
    '<!-- c -->',
    '<![CDATA[x]]>',
    '<?php ?>',
    '</loc>',
    '</ur>',
    '</url >',
    '</urls>',
    '<é>',
    '<é',
    '< b>',
    '<1>',
    '<a =b>',
    '<a b>',
    '<a b >',
    '<a b=c>',
    '<a b = "c">',
    '<a b="c"d="e">',
    '<a b="1" b="2">',
    '<a hasOwnProperty="1">',
    '<a __proto__="1">',
    '<a b="&#x26;">',
    '<a/b>',
    '<a é="b">',
    '<aé>',
  ];
  for (const markup of odd) {
    it(`leaves ${markup} to a parser`, () => {
      const { heard, ...rest } = read(`<url>text${markup}`);
      expect(rest).to.deep.equal({ end: 'odd', left: markup, open: ['url'] });
      expect(heard).to.deep.equal(['<url> 1', 'text']);
    });
  }

  it('leaves a text with a reference that is not common to a parser', () => {
    for (const text of ['a&#x26;', 'a&AMP;', 'a&eacute;b', 'a&', 'a&amp', '&amp;&quott;']) {
      expect(read(`<url>${text}<loc>`), text).to.deep.include({ heard: ['<url> 1'], end: 'odd', left: `${text}<loc>` });
    }
  });

  it('closes what it opened alone', () => {
    expect(read('<a></a></url>')).to.deep.equal({ heard: ['<a> 1', '</a> 1'], end: 'odd', left: '</url>', open: [] });
  });

  it('stops when no one listens any more', () => {
    expect(read('<a><b><c>', 2)).to.deep.equal({
      heard: ['<a> 1', '<b> 1'],
      end: 'stopped',
      left: '<c>',
      open: ['a', 'b'],
    });
  });
});
