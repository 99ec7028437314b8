import { expect } from 'chai';
import { fetchImage } from '../../../activities/crawl/fetch-image.js';
import { imageKey } from '../../../domain/operations/artifact-keys.js';
import { createGuardedFetcher } from '../../support/guarded-fetcher.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';
import { IMAGE_FILES } from '../../support/sites/image-files.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[I] fetch image', () => {
  async function fetchFrom(path: string) {
    const site = await startHttpServer((request, response) => {
      if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /secret');
      else if (request.url === '/a.png') response.writeHead(302, { location: '/b.png' }).end();
      else if (request.url === '/huge.png') response.end(Buffer.alloc(10_485_761));
      else if (request.url === '/empty.png') response.end();
      else response.end(IMAGE_FILES.png);
    });
    const { fetcher, close } = createGuardedFetcher([site.host]);
    const stored = new Map<string, Buffer>();
    const putPacked = async (user: string, key: string, bytes: Buffer) => {
      stored.set(`${user} ${key}`, bytes);
      return { bytes: bytes.length };
    };
    const deps = { fetcher, agentToken: 'LinkwrightBot', artifacts: { putPacked } };
    const signal = new AbortController().signal;
    const outcome: unknown = await fetchImage(deps, { operation, url: site.url + path }, signal).catch(
      (e: unknown) => e,
    );
    await close();
    await site.close();
    return { site, outcome, stored };
  }

  it('stores the bytes that redirects lead to', async () => {
    const { site, outcome, stored } = await fetchFrom('/a.png');
    expect(outcome).to.deep.equal({ url: `${site.url}/b.png` });
    expect(stored.get(`alice ${imageKey(operation.id)}`)).to.deep.equal(IMAGE_FILES.png);
  });

  const bad: [path: string, code: string][] = [
    ['/secret.png', 'site_refused'],
    ['/huge.png', 'invalid_input'],
    ['/empty.png', 'no_data'],
  ];
  for (const [path, code] of bad)
    it(`stores nothing of ${path}: ${code}`, async () => {
      const { outcome, stored } = await fetchFrom(path);
      expect(outcome).to.include({ code });
      expect(stored.size).to.equal(0);
    });
});
