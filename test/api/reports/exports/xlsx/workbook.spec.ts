import { expect } from 'chai';
import sax from 'sax';
import type { CellValue, WorkbookSheet } from '../../../../../api/reports/exports/xlsx/sheet-xml.js';
import { streamWorkbook } from '../../../../../api/reports/exports/xlsx/workbook.js';
import { readZip } from '../../../../support/read-zip.js';

const AT = new Date('2026-06-01T08:30:00.000Z');
const columns = [{ title: 'url', width: 20 }];
const sheet = (name: string, rows: CellValue[][]): WorkbookSheet => ({
  name,
  columns,
  batches: (async function* () {
    yield rows;
  })(),
});
async function read(sheets: WorkbookSheet[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of streamWorkbook(sheets, AT)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

describe('[U] workbook', () => {
  it('is a package of well-formed parts, in which each sheet is named, typed and linked', async () => {
    const files = readZip(await read([sheet('Issues', [['a']]), sheet('Pages & more', [['b'], ['c']])]));
    expect([...files.keys()]).to.deep.equal([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/_rels/sheet1.xml.rels',
      'xl/worksheets/sheet2.xml',
      'xl/worksheets/_rels/sheet2.xml.rels',
    ]);
    for (const [name, xml] of files) {
      const parser = sax.parser(true);
      parser.onerror = (error) => {
        throw new Error(`${name}: ${error.message}`);
      };
      parser.write(xml).close();
    }
    expect(files.get('xl/workbook.xml')).to.contain('<sheet name="Pages &amp; more" sheetId="2" r:id="rId2"/>');
    expect(files.get('[Content_Types].xml')).to.contain('PartName="/xl/worksheets/sheet2.xml"');
    expect(files.get('xl/worksheets/sheet2.xml')).to.contain('>c</t>');
  });

  it('names the target of every link of a sheet', async () => {
    const linked = {
      ...sheet('Pages', [['https://a.example/?b=1&c=2']]),
      columns: [{ title: 'url', width: 20, linked: true }],
    };
    const files = readZip(await read([linked]));
    expect(files.get('xl/worksheets/sheet1.xml')).to.contain('<hyperlink ref="A2" r:id="rId1"/>');
    expect(files.get('xl/worksheets/_rels/sheet1.xml.rels')).to.match(
      /<Relationship Id="rId1" Type="[^"]+\/hyperlink" Target="https:\/\/a\.example\/\?b=1&amp;c=2" TargetMode="External"\/>/,
    );
  });

  it('is the same for the same rows and time', async () => {
    const [first, second] = [await read([sheet('A', [['x']])]), await read([sheet('A', [['x']])])];
    expect(first.equals(second)).to.equal(true);
  });

  it('breaks off where rows do, so that half a workbook never passes for a whole one', async () => {
    const broken: WorkbookSheet = {
      name: 'A',
      columns,
      batches: (async function* () {
        yield [['a']];
        throw new Error('the store is gone');
      })(),
    };
    const failure = await read([broken]).catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(Error).with.property('message', 'the store is gone');
  });
});
