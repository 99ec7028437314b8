import { expect } from 'chai';
import { beyondLimit } from '../../../api/workspaces/beyond-limit.js';

describe('[U] beyondLimit', () => {
  it('names the limit and the way out', () => {
    const sites = beyondLimit('sites', 20);
    expect([sites.status, sites.message]).to.deep.equal([
      409,
      'This workspace may have 20 sites (limit sites). Remove one first, or ask the operator of this installation for more.',
    ]);
    const running = beyondLimit('running_operations', 2);
    expect([running.status, running.message]).to.deep.equal([
      429,
      'This workspace may have 2 unfinished operations (limit running_operations). Wait for one to finish, or cancel one.',
    ]);
  });
});
