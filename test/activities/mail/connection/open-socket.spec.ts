import { Socket } from 'node:net';
import { expect } from 'chai';
import { isLoopback } from '../../../../activities/mail/connection/open-socket.js';

const socketTo = (remoteAddress: string | undefined): Socket =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });

describe('[U] isLoopback', () => {
  const CASES: [string | undefined, boolean][] = [
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['128.0.0.1', false],
    ['10.0.0.1', false],
    ['2001:db8::1', false],
    [undefined, false],
  ];
  for (const [address, expected] of CASES) {
    it(`${expected ? 'knows' : 'does not take'} ${address ?? 'a closed connection'} ${expected ? 'as' : 'for'} this machine`, () => {
      expect(isLoopback(socketTo(address))).to.equal(expected);
    });
  }
});
