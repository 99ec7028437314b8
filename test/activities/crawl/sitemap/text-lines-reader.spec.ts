import { expect } from 'chai';
import { TextLinesReader } from '../../../../activities/crawl/sitemap/text-lines-reader.js';

/** Lines read of these pieces, as "line loc". */
function read(...pieces: string[]): string[] {
  const found: string[] = [];
  const reader = new TextLinesReader(({ line, values }) => found.push(`${line} ${values.get('loc')?.text}`));
  for (const piece of pieces) reader.write(piece);
  reader.end();
  return found;
}

describe('[U] text-lines-reader', () => {
  it('counts every line and gives those with something on them', () => {
    expect(read('a\n\n \tb \r\nc\rd')).to.deep.equal(['1 a', '3 b', '4 c', '5 d']);
    expect(read('')).to.deep.equal([]);
  });

  it('takes CR and LF for one end though they come apart', () => {
    expect(read('a\r', '\nb\r', 'c')).to.deep.equal(['1 a', '2 b', '3 c']);
  });

  it('joins a line that comes in pieces, a mark at the start left out', () => {
    expect(read('\ufeffhttps://', 'h.example', '/a\nb')).to.deep.equal(['1 https://h.example/a', '2 b']);
  });

  it('keeps 10,000 characters of a line without end', () => {
    expect(read(...Array.from({ length: 30 }, () => 'x'.repeat(1000)), '\nb')).to.deep.equal([
      `1 ${'x'.repeat(10_000)}`,
      '2 b',
    ]);
  });

  it('gives entries that hold an address and nothing else', () => {
    const entries: unknown[] = [];
    const reader = new TextLinesReader((entry) => entries.push(entry));
    reader.write('a&b');
    reader.end();
    reader.end();
    expect(entries).to.deep.equal([
      {
        line: 1,
        isSitemap: false,
        values: new Map([['loc', { text: 'a&b', line: 1, wasFixed: false }]]),
        images: 0,
        imageLocs: [],
        videos: 0,
        incompleteVideos: 0,
        news: false,
        alternates: [],
      },
    ]);
  });
});
