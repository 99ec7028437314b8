import { expect } from 'chai';
import { readCsv } from '../../../../../api/outreach/campaigns/imports/read-csv.js';
import { endsSoon } from '../../../../support/processor-time.js';

const linesOf = (text: string) => readCsv(text)?.lines.map(({ line, cells }) => [line, ...cells]);

describe('[U] readCsv', () => {
  it('reads lines with the number that each begins at, breaks in quotes and empty lines included', () => {
    expect(linesOf('a,b\n1,2\n\n\n"x\ny",3\r\n4,5')).to.deep.equal([
      [2, '1', '2'],
      [5, 'x\ny', '3'],
      [7, '4', '5'],
    ]);
    expect(linesOf('a,b\r1,2\r3,4')).to.deep.equal([
      [2, '1', '2'],
      [3, '3', '4'],
    ]);
  });

  for (const [name, delimiter] of Object.entries({ comma: ',', semicolon: ';', tab: '\t', bar: '|' })) {
    it(`tells by the first line that cells are parted by a ${name}`, () => {
      const text = [`"a,;b"${delimiter}c`, `1,5;6\t7${delimiter}2`].join('\n').replace('1,5;6\t7', '"1,5;6\t7"');
      expect(readCsv(text)).to.deep.equal({
        header: ['a,;b', 'c'],
        lines: [{ line: 2, cells: ['1,5;6\t7', '2'] }],
        refused: [],
      });
    });
  }

  it('obeys a line that names the separator, and counts it', () => {
    for (const first of ['sep=;', '\ufeffSEP=;', '"sep=;"', 'sep=; '])
      expect(readCsv(`${first}\r\na,x;b\r\n1;2`), first).to.deep.equal({
        header: ['a,x', 'b'],
        lines: [{ line: 3, cells: ['1', '2'] }],
        refused: [],
      });
    expect(readCsv('sep=\t\na\tb')?.header).to.deep.equal(['a', 'b']);
    expect(readCsv('sep=;')).to.equal(null);
    expect(readCsv('sep,b\n1,2')?.header).to.deep.equal(['sep', 'b']);
  });

  it('drops a byte order mark', () => {
    expect(readCsv('\ufeff"URL",b\n1,2')?.header).to.deep.equal(['URL', 'b']);
  });

  it('takes short and long lines, and quotes inside cells, as they are', () => {
    expect(linesOf('a,b\n1\n1,2,3\n5" x 7",8\n"9"z,10')).to.deep.equal([
      [2, '1'],
      [3, '1', '2', '3'],
      [4, '5" x 7"', '8'],
      [5, '"9"z', '10'],
    ]);
  });

  it('keeps the lines before a quote that is never closed, and says where it begins', () => {
    expect(readCsv('a,b\n1,2\n3,"4\n5,6\n7,8')).to.deep.equal({
      header: ['a', 'b'],
      lines: [{ line: 2, cells: ['1', '2'] }],
      refused: [{ line: 3, reason: 'A quote is opened here or further down and never closed' }],
    });
  });

  it('is null where nothing names the columns', () => {
    expect(['', '\n\r\n', '\ufeff'].map(readCsv)).to.deep.equal([null, null, null]);
  });

  it('reads a megabyte of quotes in no time to speak of', () => {
    expect(endsSoon(() => readCsv(`a\n${'"'.repeat(1_000_000)}`))?.header).to.deep.equal(['a']);
    expect(endsSoon(() => readCsv(`${'"a",'.repeat(200_000)}\n1`))?.header).to.have.length(200_001);
  });
});
