import { expect } from 'chai';
import { findWords } from '../../../../activities/crawl/text/word-list.js';

function words(text: string): string[] {
  const { count, starts, ends } = findWords(text);
  return Array.from({ length: count }, (_, index) => text.slice(starts[index], ends[index]));
}

/** What words are, said in the shortest way; the reader under test says it in the fastest. */
const PLAIN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;

describe('[U] word-list', () => {
  const cases: [text: string, expected: string[]][] = [
    ['', []],
    [' .,! ', []],
    ['one two', ['one', 'two']],
    ["don't rock-'n'-roll", ["don't", 'rock', 'n', 'roll']],
    ['l’été well-known -x- a--b', ['l’été', 'well-known', 'x', 'a', 'b']],
    ['3.14 2nd x86', ['3', '14', '2nd', 'x86']],
    ['naïve cafe\u0301s', ['naïve', 'cafe\u0301s']],
    ['Привет, мир!', ['Привет', 'мир']],
    ['東京 へ', ['東', '京', 'へ']],
    ['iPhone電池', ['iPhone', '電', '池']],
    ['안녕하세요 세계', ['안녕하세요', '세계']],
    ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
    ['\u{20000}a', ['\u{20000}', 'a']],
    ['😀 ok \ud800', ['ok']],
    ['𝒜b', ['𝒜b']],
  ];
  for (const [text, expected] of cases) {
    it(JSON.stringify(text), () => expect(words(text)).to.deep.equal(expected));
  }

  it('agrees with a plain pattern on text without Han and kana', () => {
    const text = "It's 10 o'clock — Café-Bar “L’Étoile” (n° 5), наши люди: ça va? x-1 y'-z 'q' ».".repeat(3);
    expect(words(text)).to.deep.equal(text.match(PLAIN));
  });

  it('grows with the text', () => {
    expect(findWords('w '.repeat(10_000)).count).to.equal(10_000);
  });

  it('cuts runs of scripts without spaces by a dictionary, up to a bound', () => {
    const cut = (text: string) => {
      const { count, starts, ends } = findWords(text);
      return Array.from({ length: count }, (_, at) => text.slice(starts[at], ends[at]));
    };
    expect(cut('ร้านกาแฟใหม่ open 24 ชั่วโมง')).to.deep.equal(['ร้าน', 'กาแฟ', 'ใหม่', 'open', '24', 'ชั่วโมง']);
    const long = 'กาแฟ'.repeat(30_000);
    const words = cut(long);
    expect(words.join('')).to.equal(long);
    expect(words.at(-1)?.length).to.equal(long.length - 100_000);
  });
});
