import { expect } from 'chai';
import { createNetworkGuard } from '../../../platform/network/network-guard.js';
import { ALLOWED_ADDRESSES, ALLOWED_URLS } from './allowed-urls.js';
import { REFUSED_ANSWERS, REFUSED_URLS } from './refused-urls.js';

const PORTS = ['80', '443', '8080', '8443'];

function guardWith(answers: Record<string, readonly string[]> = {}, allowedPrivateHosts: string[] = []) {
  const resolve = async (hostname: string) => {
    const found = answers[hostname];
    if (found === undefined) throw new Error('ENOTFOUND');
    return [...found];
  };
  return createNetworkGuard({ allowedPrivateHosts, allowedPorts: PORTS, resolve });
}

/** The name and reason of what a call threw; "allowed" when it did not throw. */
async function verdict(call: () => unknown): Promise<string> {
  try {
    await call();
    return 'allowed';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return 'reason' in error ? `${error.name} ${error.reason}` : error.name;
  }
}

describe('[U] createNetworkGuard', () => {
  it('is held against 250 distinct refused spellings and 60 controls or more', () => {
    const refused = [...new Set(REFUSED_URLS.flatMap(([, urls]) => urls))];
    expect(refused.length + REFUSED_ANSWERS.flatMap(([, answers]) => answers).length).to.be.at.least(350);
    expect(refused.length).to.be.at.least(250);
    expect(ALLOWED_URLS.length + ALLOWED_ADDRESSES.length).to.be.at.least(90);
  });

  for (const [reason, urls] of REFUSED_URLS) {
    it(`refuses for ${reason}: ${urls.length} spellings`, async () => {
      const guard = guardWith();
      for (const url of urls)
        expect(await verdict(() => guard.checkUrl(url)), url).to.equal(`UrlNotAllowedError ${reason}`);
    });
  }

  for (const [url, href] of ALLOWED_URLS) {
    it(`allows ${url.slice(0, 80)}`, () => {
      expect(guardWith().checkUrl(url).href).to.equal(href);
    });
  }

  for (const [reason, lists] of REFUSED_ANSWERS) {
    it(`refuses a public name whose answers hold ${reason}: ${lists.length} answers`, async () => {
      for (const answers of lists) {
        const guard = guardWith({ 'public.example': answers });
        expect(await verdict(() => guard.resolveHost('public.example', 443)), answers.join()).to.equal(
          `UrlNotAllowedError ${reason}`,
        );
      }
    });
  }

  it('gives every public answer in the resolver’s order', async () => {
    const guard = guardWith({ 'public.example': ['2606:4700::1111', '1.1.1.1'] });
    expect(await guard.resolveHost('Public.Example.', '443')).to.deep.equal(['2606:4700::1111', '1.1.1.1']);
  });

  it('returns literal addresses without asking the resolver', async () => {
    expect(await guardWith().resolveHost('8.8.8.8', 80)).to.deep.equal(['8.8.8.8']);
    expect(await guardWith().resolveHost('2606:4700::1111', 80)).to.deep.equal(['2606:4700::1111']);
    expect(await guardWith().resolveHost('[2606:4700::1111]', 80)).to.deep.equal(['2606:4700::1111']);
  });

  it('judges name, literal and port again when it resolves, for callers that checked nothing', async () => {
    const guard = guardWith({ 'public.example': ['1.1.1.1'], localhost: ['1.1.1.1'] });
    expect(await verdict(() => guard.resolveHost('127.0.0.1', 80))).to.equal('UrlNotAllowedError address:loopback');
    expect(await verdict(() => guard.resolveHost('::1', 80))).to.equal('UrlNotAllowedError address:loopback');
    expect(await verdict(() => guard.resolveHost('0x7f.1', 80))).to.equal('UrlNotAllowedError address:loopback');
    expect(await verdict(() => guard.resolveHost('localhost', 80))).to.equal('UrlNotAllowedError local_name');
    expect(await verdict(() => guard.resolveHost('public.example', 22))).to.equal('UrlNotAllowedError port');
    expect(await verdict(() => guard.resolveHost('a@public.example', 80))).to.equal('UrlNotAllowedError host_name');
    expect(await verdict(() => guard.resolveHost('', 80))).to.equal('UrlNotAllowedError host_name');
  });

  it('says DnsFailureError for a name that does not resolve, has no address, or is answered too late', async () => {
    expect(await verdict(() => guardWith().resolveHost('gone.example', 80))).to.equal('DnsFailureError');
    expect(await verdict(() => guardWith({ 'empty.example': [] }).resolveHost('empty.example', 80))).to.equal(
      'DnsFailureError',
    );
    const silent = createNetworkGuard({
      allowedPrivateHosts: [],
      allowedPorts: PORTS,
      resolve: () => new Promise(() => {}),
      resolveTimeoutMs: 5,
    });
    expect(await verdict(() => silent.resolveHost('slow.example', 80))).to.equal('DnsFailureError');
  });

  it('says which entry would allow a host, of its name alone, and none for metadata and odd hosts', async () => {
    const guard = guardWith({
      'public.example': ['10.1.2.3'],
      'other.example': ['1.1.1.1'],
      'bad.example': ['169.254.0.1'],
    });
    const entryOf = (ask: Promise<unknown>) =>
      ask.then(
        () => 'allowed',
        (error: { entry?: string | null }) => error.entry,
      );
    expect(await entryOf(guard.resolveHost('public.example', 80))).to.equal('public.example:80');
    expect(await entryOf(guard.resolveHost('bad.example', 80))).to.equal('bad.example:80');
    expect(await entryOf(guard.resolveHost('other.example', 22))).to.equal('other.example:22');
    expect(await entryOf(guard.resolveHost('localhost', 80))).to.equal('localhost:80');
    expect(await entryOf(guard.resolveHost('::1', 80))).to.equal('[::1]:80');
    expect(await entryOf(guard.resolveHost('metadata.google.internal', 80))).to.equal(null);
    expect(await entryOf(guard.resolveHost('169.254.169.254', 80))).to.equal(null);
  });

  it('names no inside address in the message', async () => {
    const guard = guardWith({ 'public.example': ['10.1.2.3'] });
    const message = await guard.resolveHost('public.example', 80).catch((error: Error) => error.message);
    expect(message).to.equal('The host is not on the public internet.');
  });

  describe('exceptions', () => {
    const answers = {
      localhost: ['127.0.0.1', '::1'],
      'wiki.internal': ['10.0.0.7'],
      'evil.internal': ['10.0.0.7', '169.254.169.254'],
      'metadata.google.internal': ['169.254.169.254'],
    };
    const guard = guardWith(answers, [
      'localhost:3000',
      '127.0.0.1:4000',
      '[::1]:80',
      'wiki.internal:443',
      'evil.internal:80',
      '169.254.169.254:80',
      '[fd00:ec2::254]:80',
      'metadata.google.internal:80',
      '[::ffff:7f00:1]:80',
    ]);

    it('opens exactly the named host and port, that port included', async () => {
      expect(guard.checkUrl('http://localhost:3000/a').href).to.equal('http://localhost:3000/a');
      expect(guard.checkUrl('http://LOCALHOST.:3000/').href).to.equal('http://localhost:3000/');
      expect(await guard.resolveHost('localhost', 3000)).to.deep.equal(['127.0.0.1', '::1']);
      expect(await guard.resolveHost('127.0.0.1', 4000)).to.deep.equal(['127.0.0.1']);
      expect(await guard.resolveHost('::1', 80)).to.deep.equal(['::1']);
      expect(guard.checkUrl('https://wiki.internal/').href).to.equal('https://wiki.internal/');
    });

    const shut: [string, string][] = [
      ['http://localhost:3001/', 'UrlNotAllowedError local_name'],
      ['http://localhost/', 'UrlNotAllowedError local_name'],
      ['http://127.0.0.1:3000/', 'UrlNotAllowedError address:loopback'],
      ['http://127.0.0.2:4000/', 'UrlNotAllowedError address:loopback'],
      ['http://a.localhost:3000/', 'UrlNotAllowedError local_name'],
      ['http://user@localhost:3000/', 'UrlNotAllowedError userinfo'],
      ['ftp://localhost:3000/', 'UrlNotAllowedError scheme'],
      ['http://wiki.internal/', 'UrlNotAllowedError local_name'],
      ['http://public.example:3000/', 'UrlNotAllowedError port'],
      ['http://169.254.169.254/', 'UrlNotAllowedError address:cloud_metadata'],
      ['http://[fd00:ec2::254]/', 'UrlNotAllowedError address:cloud_metadata'],
      ['http://metadata.google.internal/', 'UrlNotAllowedError metadata_name'],
      ['http://[::ffff:127.0.0.1]/', 'UrlNotAllowedError address:ipv4_mapped'],
    ];
    for (const [url, expected] of shut) {
      it(`keeps ${url} shut`, async () => {
        expect(await verdict(() => guard.checkUrl(url))).to.equal(expected);
      });
    }

    it('keeps metadata shut when an excepted name resolves to it', async () => {
      expect(await verdict(() => guard.resolveHost('evil.internal', 80))).to.equal(
        'UrlNotAllowedError address:cloud_metadata',
      );
    });

    it('reports an entry that is no host:port pair', () => {
      for (const entry of [
        'localhost',
        'http://localhost:80',
        'a:b',
        'host:0',
        'host:70000',
        '::1:80',
        'a@b:80',
        '10.0.0.0/8:80',
      ]) {
        expect(() => guardWith({}, [entry]), entry).to.throw(`"${entry}" is not a host:port pair`);
      }
    });
  });
});
