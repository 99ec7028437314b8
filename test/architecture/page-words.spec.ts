import { expect } from 'chai';
import { EXPLORED_COLUMNS } from '../../domain/reports/page-table/explored-page.js';
import { INDEX_BLOCKERS } from '../../domain/seo/page/find-index-blocker.js';
import { plainContract } from '../support/contract.js';

const { components }: { components: { schemas: Record<string, { enum?: string[] }> } } = plainContract();

describe('[U] words of the table of pages', () => {
  it('are those of the contract', () => {
    const { IndexBlocker, PageSort } = components.schemas;
    // Rows of older audits lack the reason.
    expect(IndexBlocker?.enum).to.deep.equal([...INDEX_BLOCKERS, 'not_measured']);
    expect(PageSort?.enum).to.deep.equal([...EXPLORED_COLUMNS]);
  });
});
