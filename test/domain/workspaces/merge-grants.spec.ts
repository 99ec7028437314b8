import { expect } from 'chai';
import { mergeGrants } from '../../../domain/workspaces/merge-grants.js';

const grant = (role: 'admin' | 'editor' | 'client_guest', can_send = false, sites: string[] = []) => ({
  role,
  can_send,
  sites,
});

describe('[U] mergeGrants', () => {
  it('takes the higher role as it is', () => {
    expect(mergeGrants(grant('editor', true), grant('admin'))).to.deep.equal(grant('admin'));
    expect(mergeGrants(grant('editor', true), grant('client_guest', false, ['a.example']))).to.deep.equal(
      grant('editor', true),
    );
  });

  it('takes what both allow of the same role', () => {
    expect(mergeGrants(grant('editor'), grant('editor', true))).to.deep.equal(grant('editor', true));
    const both = mergeGrants(
      grant('client_guest', false, ['b.example', 'a.example']),
      grant('client_guest', false, ['c.example', 'a.example']),
    );
    expect(both.sites).to.deep.equal(['a.example', 'b.example', 'c.example']);
  });
});
