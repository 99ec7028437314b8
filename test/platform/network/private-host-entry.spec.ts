import { expect } from 'chai';
import { readPrivateExceptions } from '../../../platform/network/private-exceptions.js';
import { privateHostEntry } from '../../../platform/network/private-host-entry.js';

describe('[U] privateHostEntry', () => {
  for (const host of [
    'localhost',
    'LOCALHOST.',
    '127.0.0.1',
    '[::1]',
    '10.0.0.5',
    '[fd00::1]',
    '100.64.0.1',
    'a.internal',
    '8.8.8.8',
  ]) {
    it(`opens ${host} as the settings read it`, () => {
      const entry = privateHostEntry(host, 8080) ?? '';
      expect(readPrivateExceptions([entry]).has(host.toLowerCase().replace(/\.$/, ''), '8080')).to.equal(true);
    });
  }

  for (const host of [
    '169.254.169.254',
    '[fe80::1]',
    '0.0.0.0',
    '224.0.0.1',
    '[::ffff:10.0.0.1]',
    'metadata',
    'a b',
    '',
  ])
    it(`knows none for "${host}"`, () => expect(privateHostEntry(host, 80)).to.equal(null));
});
