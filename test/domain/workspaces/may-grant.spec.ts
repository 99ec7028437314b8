import { expect } from 'chai';
import { mayGrant } from '../../../domain/workspaces/may-grant.js';
import { ROLES } from '../../../domain/workspaces/role.js';

describe('[U] giving roles', () => {
  it('is up to owners, and to admins below owners', () => {
    expect(ROLES.map((to) => mayGrant('owner', to, 'owner'))).to.deep.equal([true, true, true, true, true]);
    expect(ROLES.map((to) => mayGrant('admin', to))).to.deep.equal([false, true, true, true, true]);
    expect(ROLES.map((from) => mayGrant('admin', 'viewer', from))).to.deep.equal([false, true, true, true, true]);
    for (const by of ['editor', 'viewer', 'client_guest'] as const)
      expect(
        ROLES.some((to) => mayGrant(by, to)),
        by,
      ).to.equal(false);
  });
});
