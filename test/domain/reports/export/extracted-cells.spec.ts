import { expect } from 'chai';
import { extractedCells, extractedColumns } from '../../../../domain/reports/export/extracted-cells.js';
import { pageCells } from '../../../../domain/reports/export/page-cells.js';
import { PAGE_COLUMNS, toPageRow } from '../../../../domain/reports/export/page-row.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { pageFrom } from '../../../support/sites/pages.js';

const AUDIT = {
  own_checks: [
    { name: 'Price', kind: 'rule' as const },
    { name: 'Author', kind: 'column' as const },
    { name: 'Thin', kind: 'filter' as const },
  ],
};
const row = toPageRow(summarizePage(pageFrom('<p>x</p>')), { link_score: null, inlinks: 0, unique_inlinks: 0 }, 0);
const columns = [{ name: 'Price', values: ['1', '2'], matches: 2 }];

describe('[U] extracted cells', () => {
  it('are a column for the document that was read and one for each extraction', () => {
    expect(extractedColumns(AUDIT)).to.deep.equal(['extracted_from', 'extracted.Price', 'extracted.Author']);
    expect(extractedColumns({})).to.deep.equal([]);
    expect(extractedCells({}, row)).to.deep.equal([]);
  });

  it('hold the values of a page, and say where its extraction was stopped', () => {
    const read = { ...row, extracted: { read_from: 'rendered' as const, columns } };
    expect(extractedCells(AUDIT, read)).to.deep.equal(['rendered', '1 | 2', null]);
    const stopped = { ...row, extracted: { read_from: 'source' as const, columns, stopped: 'out_of_time' as const } };
    expect(extractedCells(AUDIT, stopped)).to.deep.equal(['source (out_of_time)', '1 | 2', null]);
    expect(extractedCells(AUDIT, row)).to.deep.equal([null, null, null]);
  });

  it('stand behind the columns of the table of pages', () => {
    expect(pageCells(AUDIT, row)).to.have.length(PAGE_COLUMNS.length + 3);
    expect(pageCells({}, row)).to.deep.equal(PAGE_COLUMNS.map((column) => row[column]));
  });
});
