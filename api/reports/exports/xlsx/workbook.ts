import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeXml } from '../xml-text.js';
import { sheetXml, type WorkbookSheet } from './sheet-xml.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Three styles: plain, the head of a column, a cell whose text wraps. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/**
 * A workbook in the form of Excel 2007 and later (ECMA-376), streamed: sheets are written one after another, at the pace at
 * which they are read. Deterministic for the same rows and time.
 */
export function streamWorkbook(sheets: readonly WorkbookSheet[], at: Date): Readable {
  const zip = new ZipFile();
  const options = { mtime: at, forceDosTimestamp: true };
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path, options);
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  add('xl/workbook.xml', workbookXml(sheets));
  add(
    'xl/_rels/workbook.xml.rels',
    relationships([...sheets.map((_, index) => sheetRelation(index)), ['styles', 'styles.xml']]),
  );
  add('xl/styles.xml', STYLES);
  const output = zip.outputStream.pipe(new PassThrough());
  for (const [index, sheet] of sheets.entries()) {
    const path = `xl/worksheets/sheet${index + 1}.xml`;
    // Opened when its turn comes: a sheet's rows are not read while another is written.
    const targets: string[] = [];
    zip.addReadStreamLazy(path, options, (begin) => {
      const rows = Readable.from(sheetXml(sheet, targets), { objectMode: false });
      rows.once('error', (error) => output.destroy(error));
      begin(null, rows);
    });
    // Written behind the sheet, when the targets of its links are known.
    zip.addReadStreamLazy(`xl/worksheets/_rels/sheet${index + 1}.xml.rels`, options, (begin) => {
      begin(null, Readable.from([linkRelations(targets)], { objectMode: false }));
    });
  }
  zip.once('error', (error: Error) => output.destroy(error));
  zip.end();
  return output;
}

function sheetRelation(index: number): [type: string, target: string] {
  return ['worksheet', `worksheets/sheet${index + 1}.xml`];
}

function workbookXml(sheets: readonly WorkbookSheet[]): string {
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`;
}

function linkRelations(targets: readonly string[]): string {
  const listed = targets.map(
    (target, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/hyperlink" Target="${escapeXml(target)}" TargetMode="External"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}</Relationships>`;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const listed = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${listed.join('')}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const overrides = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ...Array.from({ length: sheets }, (_, index) => [`xl/worksheets/sheet${index + 1}.xml`, 'worksheet']),
  ].map(([path, kind]) => `<Override PartName="/${path}" ContentType="${TYPE}.${kind}+xml"/>`);
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}
