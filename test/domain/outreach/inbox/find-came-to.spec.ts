import { expect } from 'chai';
import { findCameTo } from '../../../../domain/outreach/inbox/find-came-to.js';

const OWN = new Set(['ana@press.example', 'bea@press.example']);
const find = (to: string[], delivered_to: string[]) =>
  findCameTo({ to: to.map((email) => ({ email, name: '' })), delivered_to }, OWN);

describe('[U] findCameTo', () => {
  it('finds the sender that a message names, without its tag', () => {
    expect(find(['bea@press.example', 'ana@press.example'], [])).to.equal('bea@press.example');
    expect(find(['ana+65f0@press.example'], [])).to.equal('ana@press.example');
    expect(find(['list@else.example'], ['ana@press.example'])).to.equal('ana@press.example');
  });

  it('finds an alias that both the message and the server name, at a domain of ours', () => {
    expect(find(['info@press.example'], ['info@press.example'])).to.equal('info@press.example');
    expect(find(['info@press.example'], [])).to.equal(null);
    expect(find(['info@else.example'], ['info@else.example'])).to.equal(null);
    expect(find([], [])).to.equal(null);
  });
});
