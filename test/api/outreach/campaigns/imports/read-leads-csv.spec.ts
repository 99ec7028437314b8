import { expect } from 'chai';
import { HttpError } from '../../../../../api/http/http-error.js';
import { readLeadsCsv } from '../../../../../api/outreach/campaigns/imports/read-leads-csv.js';

function refusal(text: string, mapping?: string): unknown {
  try {
    return readLeadsCsv(text, mapping);
  } catch (failure) {
    return failure instanceof HttpError ? [failure.status, ...[failure.body.detail].flat()] : failure;
  }
}

describe('[U] readLeadsCsv', () => {
  it('gives each line its number and its fields, empty cells left out', () => {
    expect(
      readLeadsCsv('URL,E-mail,Quality,Phone\na.example, ana@a.example ,0.5,1\n\nb.example,,,\n', undefined),
    ).to.deep.equal({
      rows: [
        {
          line: 2,
          given: {
            website_url: 'a.example',
            contact_email: 'ana@a.example',
            quality_score: 0.5,
            custom: { phone: '1' },
          },
        },
        { line: 4, given: { website_url: 'b.example' } },
      ],
      refused: [],
      columns: { website_url: 'URL', contact_email: 'E-mail', quality_score: 'Quality' },
      custom_columns: { phone: 'Phone' },
      ignored_columns: [],
      warnings: [],
    });
  });

  it('keeps columns that are no field as variables, and says what is not kept', () => {
    const csv = 'URL,First Name,first-name,Title,id,2nd\na.example,Ana,Bo,Editor,7,x\nb.example,,,,,';
    const read = readLeadsCsv(csv, 'variable:Title');
    expect(read.custom_columns).to.deep.equal({ first_name: 'First Name', title: 'Title' });
    expect(read.ignored_columns).to.deep.equal(['first-name', 'id', '2nd']);
    expect(read.rows[0]?.given).to.deep.equal({
      website_url: 'a.example',
      custom: { first_name: 'Ana', title: 'Editor' },
    });
    const long = readLeadsCsv(`URL,Story,Notes\na.example,${'x'.repeat(1_001)},n`, undefined);
    expect(long.rows[0]?.given).to.deep.equal({ website_url: 'a.example', notes: 'n' });
    expect(long.warnings).to.deep.equal(['line 2: story has more than 1000 characters and is not kept']);
    const many = readLeadsCsv(`URL,${Array.from({ length: 60 }, (_, n) => `c${n}`).join()}\na.example`, 'ignore:c0');
    expect([Object.keys(many.custom_columns).length, many.ignored_columns.length]).to.deep.equal([50, 10]);
  });

  const scores: [cell: string, read: unknown][] = [
    ['0.8', 0.8],
    ['1', 1],
    ['-2', -2],
    ['0,8', 0.8],
    ['80%', '80%'],
    ['NaN', 'NaN'],
    ['1e3', '1e3'],
    ['Infinity', 'Infinity'],
  ];
  for (const [cell, read] of scores) {
    it(`reads the score ${cell} as ${JSON.stringify(read)}`, () => {
      const { rows } = readLeadsCsv(`URL;Quality\na.example;${cell}`, undefined);
      expect(rows[0]?.given.quality_score).to.equal(read);
    });
  }

  it('takes off the apostrophe that our own exports put before formulas, and no other', () => {
    const { rows } = readLeadsCsv("URL,Title,Notes\na.example,'=1+1,'tis\nb.example,' @x,''=1", undefined);
    expect(rows.map(({ given }) => [given.website_title, given.notes])).to.deep.equal([
      ['=1+1', "'tis"],
      ['@x', "''=1"],
    ]);
  });

  it('reads the address out of what mail programs write, and says so', () => {
    const quoted = '"""Lind, Ana"" <ana@x.example>"';
    const file = `URL,E-mail\na.example,Ed <ed@x.example>\nb.example,${quoted}\nc.example,bob@x.example`;
    const { rows, warnings } = readLeadsCsv(file, undefined);
    expect(rows.map(({ given }) => given.contact_email)).to.deep.equal([
      'ed@x.example',
      'ana@x.example',
      'bob@x.example',
    ]);
    expect(warnings).to.deep.equal([
      'line 2: contact_email was read as ed@x.example',
      'line 3: contact_email was read as ana@x.example',
    ]);
  });

  it('finds the columns that the caller names', () => {
    const { rows, columns } = readLeadsCsv('A,B C\na.example,x', 'website_url:A, notes:B C');
    expect([rows[0]?.given, columns]).to.deep.equal([
      { website_url: 'a.example', notes: 'x' },
      { website_url: 'A', notes: 'B C' },
    ]);
  });

  it('says where it cannot read', () => {
    expect(refusal('')).to.deep.equal([
      422,
      { loc: ['body'], msg: 'The file has no line that names its columns', type: 'value_error' },
    ]);
    for (const mapping of [
      'website_url',
      'website_url:',
      ':A',
      'website_url:A,,',
      'website_url:A,x:B',
      'website_url:C',
    ]) {
      expect(refusal('A,B\na.example,x', mapping), mapping)
        .to.have.nested.property('[1].loc')
        .that.deep.equals(['query', 'columns']);
    }
    expect(refusal('A,B\na.example,x')).to.have.nested.property('[1].loc').that.deep.equals(['body']);
  });

  it('takes 10,000 lines and not one more', () => {
    const file = (count: number) => `url\n${'a.example\n'.repeat(count)}`;
    expect(readLeadsCsv(file(10_000), undefined).rows).to.have.length(10_000);
    expect(refusal(file(10_001))).to.deep.equal([
      422,
      { loc: ['body'], msg: 'The file has more than 10,000 lines', type: 'too_long' },
    ]);
  });

  it('tells of a quote that is never closed', () => {
    const { rows, refused } = readLeadsCsv('url\na.example\n"b.example\nc.example', undefined);
    expect([rows.length, refused.map(({ line }) => line)]).to.deep.equal([1, [3]]);
  });
});
