import { expect } from 'chai';
import { type CellValue, columnName, MAX_ROWS, sheetXml } from '../../../../../api/reports/exports/xlsx/sheet-xml.js';

const COLUMNS = [
  { title: 'url', width: 60 },
  { title: 'count', width: 14 },
];

async function write(...batches: CellValue[][][]): Promise<string> {
  async function* all() {
    yield* batches;
  }
  let xml = '';
  for await (const piece of sheetXml({ columns: COLUMNS, batches: all() })) xml += piece;
  return xml;
}

describe('[U] sheet', () => {
  it('has a head that stays in view, a filter over all rows, and a cell for each value', async () => {
    const xml = await write([['https://a.example/', 3]], [], [[['one', 'two'], true]]);
    expect(xml).to.contain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).to.contain('<row r="1"><c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">url</t></is></c>');
    expect(xml).to.contain('<t xml:space="preserve">https://a.example/</t></is></c><c r="B2" s="2"><v>3</v></c></row>');
    expect(xml).to.contain('<t xml:space="preserve">one\ntwo</t></is></c><c r="B3" s="2" t="b"><v>1</v></c></row>');
    expect(xml).to.contain('</sheetData><autoFilter ref="A1:B3"/></worksheet>');
  });

  it('writes texts as texts, whatever a spreadsheet would take them for, and nothing that XML has no room for', async () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("http://x")', '|x', '\t=1']) {
      const xml = await write([[text, null]]);
      expect(xml, text)
        .to.contain(' t="inlineStr"><is><t xml:space="preserve">')
        .and.not.match(/<f[ >]/);
    }
    const odd = await write([['<b>&\u0000\ufffe]]>', Number.NaN]]);
    expect(odd).to.contain('<t xml:space="preserve">&lt;b&gt;&amp;]]&gt;</t></is></c></row>');
    expect((await write([['x'.repeat(40_000), 1]])).match(/x+…/)?.[0]).to.have.length(32_767);
  });

  it('links the web addresses of columns that are to be followed, and nothing else', async () => {
    async function* rows() {
      yield [['https://a.example/?a=1&b=2', 'https://a.example/']] as CellValue[][];
      yield [
        ['javascript:alert(1)', 1],
        ['=HYPERLINK("http://x")', 1],
        ['http://b.example/', 1],
      ] as CellValue[][];
    }
    const targets: string[] = [];
    let xml = '';
    const columns = [
      { title: 'url', width: 60, linked: true },
      { title: 'other', width: 14 },
    ];
    for await (const piece of sheetXml({ columns, batches: rows() }, targets)) xml += piece;
    expect(targets).to.deep.equal(['https://a.example/?a=1&b=2', 'http://b.example/']);
    expect(xml).to.contain(
      '<autoFilter ref="A1:B5"/><hyperlinks><hyperlink ref="A2" r:id="rId1"/><hyperlink ref="A5" r:id="rId2"/></hyperlinks></worksheet>',
    );
  });

  it('says how many rows have no room', async () => {
    const rows = Array.from({ length: 100_000 }, () => [1, null] as CellValue[]);
    const xml = await write(...Array.from({ length: 11 }, () => rows));
    expect(xml.match(/<row /g)).to.have.length(MAX_ROWS);
    const left = (1_100_000 - (MAX_ROWS - 2)).toLocaleString('en-US');
    expect(xml).to.contain(`${left} more rows have no room on a sheet: the CSV has them all`);
  }).timeout(20_000);

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 702].map(columnName)).to.deep.equal(['A', 'Z', 'AA', 'AZ', 'BA', 'AAA']);
  });
});
