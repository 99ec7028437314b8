import { expect } from 'chai';
import { toGroupMappings } from '../../../api/workspaces/to-group-mappings.js';

const guest = (sites: string[]) => ({
  group: 'clients',
  workspace_id: 'ws_65f0c0ffee65f0c0ffee65f0',
  role: 'client_guest' as const,
  can_send: false,
  sites,
});

describe('[U] toGroupMappings', () => {
  it('names sites as memberships do, and refuses what is none', () => {
    const [mapping] = toGroupMappings([guest(['https://www.client.example/start', 'shop.example'])]);
    expect(mapping?.sites).to.deep.equal(['client.example', 'shop.example']);
    expect(() => toGroupMappings([guest(['no site'])])).to.throw();
  });
});
