import { expect } from 'chai';
import { isPrivateHost } from '../../../../domain/base/url/is-private-host.js';

describe('[U] isPrivateHost', () => {
  for (const host of [
    'localhost',
    'LOCALHOST.',
    'app.localhost',
    'nas.local',
    '127.0.0.1',
    '127.9.9.9',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.1.1',
    '0.0.0.0',
    '100.64.0.1',
    '[::1]',
    '[fd00::1]',
    '[fe80::1]',
  ]) {
    it(`holds for ${host}`, () => {
      expect(isPrivateHost(host)).to.equal(true);
    });
  }

  for (const host of [
    'example.com',
    'localhost.example.com',
    '10.example.com',
    '8.8.8.8',
    '172.32.0.1',
    '[2606:4700::1]',
    '1.2.3',
    '',
  ]) {
    it(`does not hold for "${host}"`, () => {
      expect(isPrivateHost(host)).to.equal(false);
    });
  }
});
