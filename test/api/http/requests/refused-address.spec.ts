import { expect } from 'chai';
import { describeRefusedAddress, describeRefusedMailServer } from '../../../../api/http/requests/refused-address.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';

const PLAIN = 'This address may not be requested';
const entryIn = (text: string) => /, add (\S+) to (\w+) in \.env/.exec(text)?.slice(1) ?? null;

describe('[U] refused address', () => {
  it('comes with the setting and the value that open it', () => {
    expect(describeRefusedAddress('http://localhost:3000/shop')).to.equal(
      'This address may not be requested. If it is on your own machine or network, add localhost:3000 to ' +
        'ALLOWED_PRIVATE_HOSTS in .env (ALLOWED_PRIVATE_HOSTS=localhost:3000; several with commas) and restart Linkwright.',
    );
  });

  for (const [url, entry] of [
    ['http://localhost/', 'localhost:80'],
    ['https://localhost./', 'localhost:443'],
    ['http://127.1:8080/', '127.0.0.1:8080'],
    ['http://[::1]:3000/', '[::1]:3000'],
    ['https://192.168.1.20/', '192.168.1.20:443'],
    ['http://printer/', 'printer:80'],
    ['http://shop.test:5173/', 'shop.test:5173'],
    ['http://staging.corp/', 'staging.corp:80'],
  ] as const) {
    it(`of ${url} is opened by ${entry}`, async () => {
      expect(entryIn(describeRefusedAddress(url))).to.deep.equal([entry, 'ALLOWED_PRIVATE_HOSTS']);
      const resolve = async () => ['10.0.0.7'];
      const opened = createNetworkGuard({ allowedPrivateHosts: [entry], allowedPorts: ['80'], resolve });
      const { hostname, port, protocol } = opened.checkUrl(url);
      expect(await opened.resolveHost(hostname, port || (protocol === 'https:' ? 443 : 80))).to.have.length(1);
    });
  }

  for (const url of [
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://[fe80::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://0.0.0.0/',
  ]) {
    it(`that no setting opens comes alone: ${url}`, () => expect(describeRefusedAddress(url)).to.equal(PLAIN));
  }

  it('of a mail server names the setting of mail servers', () => {
    for (const [host, port, entry] of [
      ['localhost', 1025, 'localhost:1025'],
      ['[::1]', 993, '[::1]:993'],
      ['::1', 993, '[::1]:993'],
      ['10.0.0.7', 587, '10.0.0.7:587'],
    ] as const)
      expect(entryIn(describeRefusedMailServer(host, port)), host).to.deep.equal([entry, 'ALLOWED_MAIL_HOSTS']);
    expect(describeRefusedMailServer('169.254.169.254', 25)).to.equal('This mail server may not be used');
  });
});
