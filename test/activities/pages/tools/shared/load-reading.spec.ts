import { expect } from 'chai';
import { loadReading } from '../../../../../activities/pages/tools/shared/load-reading.js';
import { sampleReading } from '../../../../support/samples/sample-tool-results.js';
import { toolDeps } from '../../../../support/tool-deps.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[U] load reading', () => {
  it('gives what was read for this user, and fails where it is gone', async () => {
    const deps = toolDeps();
    deps.values.set('alice page', sampleReading());
    expect(await loadReading(deps, operation, 'page')).to.deep.equal(sampleReading());
    const others = loadReading(deps, { ...operation, user_id: 'bob' }, 'page');
    expect(await others.catch((failure: unknown) => failure)).to.include({ code: 'not_found' });
  });
});
