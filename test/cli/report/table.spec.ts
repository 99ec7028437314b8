import { expect } from 'chai';
import { createPaint } from '../../../cli/report/paint.js';
import { renderTable } from '../../../cli/report/table.js';

describe('[U] table', () => {
  it('aligns columns left and right and fills up no last column', () => {
    const rows = [
      [{ text: 'Name' }, { text: 'n', align: 'right' as const }, { text: 'Remark' }],
      [{ text: 'a' }, { text: '100', align: 'right' as const }, { text: '' }],
    ];
    expect(renderTable(rows, createPaint(false))).to.deep.equal(['Name    n  Remark', 'a     100  ']);
  });

  it('has no lines without rows', () => expect(renderTable([], createPaint(false))).to.deep.equal([]));
});
