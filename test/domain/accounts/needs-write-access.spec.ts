import { expect } from 'chai';
import { needsWriteAccess } from '../../../domain/accounts/needs-write-access.js';
import { PERMISSIONS } from '../../../domain/workspaces/permission.js';

describe('[U] access to write', () => {
  it('is needed for all but what reads', () => {
    expect(PERMISSIONS.filter((permission) => !needsWriteAccess(permission))).to.deep.equal([
      'view_sites',
      'view_workspace',
      'view_audit_log',
    ]);
  });
});
