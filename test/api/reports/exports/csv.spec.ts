import { expect } from 'chai';
import { toCsv, toCsvRows } from '../../../../api/reports/exports/csv.js';

describe('[U] CSV', () => {
  it('ends lines in CRLF and quotes by RFC 4180', () => {
    expect(
      toCsv([
        ['a', 'b,c', 'say "hi"', 'two\nlines'],
        [1, null, true, ['x', 'y']],
      ]),
    ).to.equal('a,"b,c","say ""hi""","two\nlines"\r\n1,,true,x y\r\n');
  });

  it('quotes cells that other separators would split', () => {
    expect(toCsv([['a;=1', 'b\t=2']])).to.equal('"a;=1","b\t=2"\r\n');
  });

  for (const text of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0=1',
    '\u3000+1',
    '\ufeff=1',
    '\n=1',
    '\uff1dHYPERLINK("x")',
    '\uff0b1',
    '\uff0d1',
    '\uff20x',
    '\0=1',
    "|calc'!A0",
    '%0',
  ]) {
    it(`lets ${JSON.stringify(text)} be no formula`, () => {
      const [, cell = ''] = /^"?(.*?)"?\r\n$/s.exec(toCsv([[text]])) ?? [];
      expect(cell.startsWith("'")).to.equal(true);
    });
  }

  it('leaves numbers and harmless text alone', () => {
    expect(toCsv([[-5, 1.5, 'a=b', '1-2', "'tis", 'https://site.example/?a=b']])).to.equal(
      "-5,1.5,a=b,1-2,'tis,https://site.example/?a=b\r\n",
    );
  });

  it('makes lines of objects, column by column', () => {
    expect(toCsvRows([{ a: 1, b: '=x' }], ['b', 'a'])).to.equal("'=x,1\r\n");
    expect(toCsvRows([] as { a: number }[], ['a'])).to.equal('');
  });
});
