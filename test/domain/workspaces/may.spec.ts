import { expect } from 'chai';
import { may, maySee } from '../../../domain/workspaces/may.js';
import { PERMISSIONS, type Permission } from '../../../domain/workspaces/permission.js';
import { ROLES, type Role } from '../../../domain/workspaces/role.js';

/** The table that the product promises: one letter a role, in the order of ROLES. */
const TABLE: Record<Permission, string> = {
  view_sites: 'x x x x x',
  view_workspace: 'x x x x -',
  edit_sites: 'x x x - -',
  edit_outreach: 'x x x - -',
  send: 'x x s - -',
  manage_connections: 'x x - - -',
  manage_brands: 'x x - - -',
  manage_members: 'x x - - -',
  view_audit_log: 'x x - - -',
  edit_workspace: 'x x - - -',
  move_records: 'x x - - -',
  delete_workspace: 'x - - - -',
};

describe('[U] rights of roles', () => {
  it('are those of the table, with and without the right to send', () => {
    for (const permission of PERMISSIONS) {
      const row = (can_send: boolean) => ROLES.map((role: Role) => may({ role, can_send }, permission));
      const letters = TABLE[permission].split(' ');
      expect(row(false), permission).to.deep.equal(letters.map((letter) => letter === 'x'));
      expect(row(true), permission).to.deep.equal(letters.map((letter) => letter !== '-'));
    }
  });

  it('end for guests at the sites that are named', () => {
    const guest = { role: 'client_guest' as const, sites: ['a.example'] };
    expect([maySee(guest, 'a.example'), maySee(guest, 'b.example')]).to.deep.equal([true, false]);
    expect(maySee({ role: 'viewer', sites: [] }, 'b.example')).to.equal(true);
  });
});
