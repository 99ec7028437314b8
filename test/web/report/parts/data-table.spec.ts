import { expect } from 'chai';
import { DataTable, type DataTableProps } from '../../../../web/report/parts/data-table.js';
import { renderPart } from '../../../support/browser/render-part.js';

type Row = { name: string; count: number };
const props: DataTableProps<Row> = {
  caption: 'Things',
  rows: [{ name: '<b>', count: 3 }],
  keyOf: ({ name }) => name,
  columns: [
    { title: 'Name', size: 'wide', cell: ({ name }) => name },
    { title: 'Count', numeric: true, cell: ({ count }) => count },
  ],
};

describe('[U] data table', () => {
  it('names itself, its columns and its rows', () => {
    expect(renderPart<DataTableProps<Row>>(DataTable, props)).to.equal(
      '<div class="table scrolls"><table><caption>Things</caption><thead><tr><th scope="col" class="wide">Name</th>' +
        '<th scope="col" class="num">Count</th></tr></thead><tbody><tr><th scope="row">&lt;b></th>' +
        '<td class="num">3</td></tr></tbody></table></div>',
    );
  });

  it('may keep its caption for those who hear it, and its form on a phone', () => {
    const html = renderPart<DataTableProps<Row>>(DataTable, { ...props, captionHidden: true, fits: true });
    expect(html).to.contain('<div class="table"><table><caption class="unseen">');
  });
});
