import { expect } from 'chai';
import { toPersonalReceiver } from '../../../domain/notifications/receiver.js';

describe('[U] toPersonalReceiver', () => {
  it('is the owner of a personal workspace', () => {
    expect(toPersonalReceiver('alice')).to.deep.equal({ user_id: 'alice', role: 'owner', can_send: false, sites: [] });
  });
});
