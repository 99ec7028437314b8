import { expect } from 'chai';
import { checkGrant } from '../../../domain/workspaces/check-grant.js';

describe('[U] checkGrant', () => {
  const field = (grant: Parameters<typeof checkGrant>[0]) => checkGrant(grant)?.field ?? null;

  it('wants sites of guests, and of no one else', () => {
    expect(field({ role: 'client_guest', can_send: false, sites: [] })).to.equal('sites');
    expect(field({ role: 'client_guest', can_send: false, sites: ['a.example'] })).to.equal(null);
    expect(field({ role: 'viewer', can_send: false, sites: ['a.example'] })).to.equal('sites');
    expect(field({ role: 'owner', can_send: false, sites: [] })).to.equal(null);
  });

  it('knows the right to send of editors alone', () => {
    expect(field({ role: 'editor', can_send: true, sites: [] })).to.equal(null);
    expect(field({ role: 'viewer', can_send: true, sites: [] })).to.equal('can_send');
    expect(field({ role: 'client_guest', can_send: true, sites: ['a.example'] })).to.equal('can_send');
  });
});
