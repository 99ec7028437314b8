import { expect } from 'chai';
import { HttpError } from '../../../../api/http/http-error.js';
import { allowedUrl, type UrlGuard } from '../../../../api/http/requests/allowed-url.js';
import { describeRefusedAddress } from '../../../../api/http/requests/refused-address.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';

const asked: string[] = [];
const guard = createNetworkGuard({
  allowedPrivateHosts: ['127.0.0.1:3000'],
  allowedPorts: ['80', '443', '8080'],
  resolve: async (hostname) => {
    asked.push(hostname);
    if (hostname === 'inside.test') return ['93.184.216.34', '192.168.1.1'];
    if (hostname === 'nowhere.test') throw new Error('ENOTFOUND');
    return ['93.184.216.34'];
  },
});

async function errorOf(raw: string, ...field: (string | number)[]): Promise<unknown> {
  const failure: unknown = await allowedUrl(guard, raw, ...field).catch((caught: unknown) => caught);
  return failure instanceof HttpError ? [failure.status, failure.body] : failure;
}
const refusal = (msg: string, ...loc: (string | number)[]) => [
  422,
  { detail: [{ loc: ['body', ...loc], msg, type: 'url_not_allowed' }] },
];

describe('[U] allowed URL', () => {
  beforeEach(() => asked.splice(0));

  const taken: [raw: string, url: string][] = [
    ['https://Site.Example', 'https://site.example/'],
    ['site.example', 'https://site.example/'],
    [' site.example/a?b=1#c ', 'https://site.example/a?b=1'],
    ['//site.example/x', 'https://site.example/x'],
    ['http://site.example:80/', 'http://site.example/'],
    ['http://site.example:8080/', 'http://site.example:8080/'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['http://site.example./', 'http://site.example/'],
    ['http://8.8.8.8/', 'http://8.8.8.8/'],
    ['http://127.0.0.1:3000/dev', 'http://127.0.0.1:3000/dev'],
  ];
  for (const [raw, url] of taken) {
    it(`takes ${raw}`, async () => expect(await allowedUrl(guard, raw, 'url')).to.equal(url));
  }

  for (const raw of [
    '',
    ' ',
    'file:///etc/passwd',
    'FILE:/etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://site.example/',
    'gopher://site.example:70/',
    'mailto:a@site.example',
    'http://',
    'https:// site.example/',
    `https://site.example/${'x'.repeat(2048)}`,
  ]) {
    it(`does not know ${raw.slice(0, 40)} for an http(s) address`, async () => {
      expect(await errorOf(raw, 'url')).to.deep.equal(refusal('Not an http(s) address', 'url'));
    });
  }

  for (const raw of ['http://user:secret@site.example/', 'http://site.example@10.0.0.1/']) {
    it(`says that ${raw} names a user`, async () => {
      const msg = 'must not contain a user name or password: leave out what is before the @';
      expect(await errorOf(raw, 'url')).to.deep.equal([
        422,
        { detail: [{ loc: ['body', 'url'], msg, type: 'url_parsing' }] },
      ]);
    });
  }

  for (const raw of [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::a00:1]/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://0.0.0.0/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://a.localhost/',
    'http://metadata.google.internal/',
    'http://printer/',
    'http://inside.test/',
    'http://site.example:22/',
    'http://127.0.0.1:3001/',
  ]) {
    it(`may not request ${raw}, and does not say what lies there`, async () => {
      expect(await errorOf(raw, 'competitors', 2)).to.deep.equal(
        refusal(describeRefusedAddress(new URL(raw).href), 'competitors', 2),
      );
    });
  }

  it('is in plain letters: what a lookup would read otherwise is refused, with what to write', async () => {
    expect(await errorOf('http://①②⑦.0.0.1/', 'url')).to.deep.equal([
      422,
      {
        detail: [{ loc: ['body', 'url'], msg: 'must be in plain letters: write "1" for "①"', type: 'url_parsing' }],
      },
    ]);
  });

  it('a name that does not resolve now passes: the operation will say so', async () => {
    expect(await allowedUrl(guard, 'nowhere.test', 'url')).to.equal('https://nowhere.test/');
    expect(asked).to.deep.equal(['nowhere.test']);
  });

  it('looks the name up with the port that would be used', async () => {
    const looked: unknown[] = [];
    const watching: UrlGuard = {
      checkUrl: (url) => new URL(url),
      resolveHost: async (hostname, port) => {
        looked.push([hostname, port]);
        return [];
      },
    };
    for (const url of ['http://a.example/', 'https://a.example/', 'https://a.example:8443/'])
      await allowedUrl(watching, url, 'url');
    expect(looked).to.deep.equal([
      ['a.example', 80],
      ['a.example', 443],
      ['a.example', 8443],
    ]);
  });

  it('a name server that is silent does not hold the request, and may fail later unheard', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    const silent: UrlGuard = {
      checkUrl: (url) => new URL(url),
      resolveHost: () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    };
    expect(await allowedUrl(silent, 'slow.example', 'url')).to.equal('https://slow.example/');
    refuse(new Error('too late'));
    await new Promise((resolve) => setImmediate(resolve));
  });

  it('any other failure is no one’s input', async () => {
    const broken: UrlGuard = { checkUrl: (url) => new URL(url), resolveHost: () => Promise.reject(new Error('bug')) };
    const failure: unknown = await allowedUrl(broken, 'a.example', 'url').catch((caught: unknown) => caught);
    expect(failure).to.be.instanceOf(Error).and.not.instanceOf(HttpError);
  });
});
