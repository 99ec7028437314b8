import { expect } from 'chai';
import { EXPLORED_COLUMNS } from '../../../../domain/reports/page-table/explored-page.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

describe('[U] explored page', () => {
  it('has every column, each once', () => {
    expect(new Set(EXPLORED_COLUMNS).size).to.equal(EXPLORED_COLUMNS.length);
    expect(Object.keys(exploredPage())).to.have.members([...EXPLORED_COLUMNS]);
  });
});
