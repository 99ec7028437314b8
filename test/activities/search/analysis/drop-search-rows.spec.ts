import { expect } from 'chai';
import { dropSearchRows } from '../../../../activities/search/analysis/drop-search-rows.js';
import { readProperty } from '../../../support/samples/analyzed-property.js';
import { fakeSearchConsole } from '../../../support/samples/search-rows.js';
import { SEARCH_OPERATION as operation } from '../../../support/search-analysis-deps.js';
import { smallProperty } from '../../../support/sites/small-property.js';

describe('[U] dropping of rows', () => {
  it('leaves nothing of what was read, and nothing else out', async () => {
    const { deps } = await readProperty(fakeSearchConsole(smallProperty()));
    deps.values.set('alice kept', 1);
    expect(deps.values.size).to.equal(15);
    await dropSearchRows(deps, { operation });
    await dropSearchRows(deps, { operation });
    expect([...deps.values.keys()]).to.deep.equal(['alice kept']);
  });
});
