import { expect } from 'chai';
import { measureShareImages } from '../../../activities/crawl/measure-share-images.js';
import { UNRECORDED } from '../../../activities/crawl/visits/careful-visits.js';
import type { PageReading } from '../../../domain/seo/artifacts/page-reading.js';
import { createGuardedFetcher } from '../../support/guarded-fetcher.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';
import { IMAGE_FILES } from '../../support/sites/image-files.js';
import { pageFrom } from '../../support/sites/pages.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const signal = new AbortController().signal;

describe('[I] measure share images', () => {
  async function measure(urls: (site: string) => string[], stored = true) {
    const site = await startHttpServer((request, response) => {
      const answers: Record<string, [number, string, string | Buffer]> = {
        '/robots.txt': [200, 'text/plain', 'User-agent: *\nDisallow: /secret'],
        '/lamp.png': [200, 'image/png', IMAGE_FILES.png],
        '/page.png': [200, 'text/html', '<!doctype html><title>No</title>'],
        '/secret.png': [200, 'image/png', IMAGE_FILES.png],
      };
      const [status, type, body] = answers[request.url ?? ''] ?? [404, 'text/plain', ''];
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    const { fetcher, close } = createGuardedFetcher([site.host]);
    const metas = urls(site.url).map((url) => `<meta property="og:image" content="${url}">`);
    const reading: PageReading = { page: pageFrom(metas.join('')), sentences: [], pictures: [] };
    const get = async <Value>() => (stored ? reading : null) as Value | null;
    const deps = {
      fetcher,
      agentToken: 'LinkwrightBot',
      artifacts: { get },
      now: Date.now,
    };
    const found = await measureShareImages(deps, { operation, page_key: 'page', given: {} }, signal).catch(String);
    await close();
    await site.close();
    return { site, found };
  }

  it('measures what came and tells why the rest did not', async () => {
    const { site, found } = await measure((url) =>
      ['lamp', 'gone', 'page', 'secret'].map((name) => `${url}/${name}.png`),
    );
    const unknown = { format: null, width: null, height: null, bytes: null };
    expect(found).to.deep.equal([
      {
        url: `${site.url}/lamp.png`,
        status: 'measured',
        reason: null,
        format: 'png',
        width: 40,
        height: 20,
        bytes: IMAGE_FILES.png.length,
      },
      { url: `${site.url}/gone.png`, status: 'unreachable', reason: 'It returns status 404', ...unknown },
      { url: `${site.url}/page.png`, status: 'not_an_image', reason: 'It is text/html, not an image', ...unknown },
      {
        url: `${site.url}/secret.png`,
        status: 'not_checked',
        reason: 'The robots.txt of its host forbids it',
        ...unknown,
      },
    ]);
  });

  it('goes to no private address', async () => {
    const { found } = await measure(() => ['http://169.254.169.254/a.png']);
    expect(found).to.deep.include.members([
      {
        url: 'http://169.254.169.254/a.png',
        status: 'not_checked',
        format: null,
        width: null,
        height: null,
        bytes: null,
        reason: (found as { reason: string }[])[0]?.reason,
      },
    ]);
  });

  it('fails where the page is gone', async () => {
    expect((await measure(() => [], false)).found).to.contain('not in the store');
  });

  it('says which images had not come when the time was up', async () => {
    const site = await startHttpServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/lamp.png')
        response.writeHead(200, { 'content-type': 'image/png' }).end(IMAGE_FILES.png);
    });
    const { fetcher, close } = createGuardedFetcher([site.host]);
    const metas = ['lamp', 'silent'].map((name) => `<meta property="og:image" content="${site.url}/${name}.png">`);
    const reading: PageReading = { page: pageFrom(metas.join('')), sentences: [], pictures: [] };
    const get = async <Value>() => reading as Value;
    const deps = { fetcher, agentToken: 'LinkwrightBot', artifacts: { get }, now: Date.now };
    const found = await measureShareImages(deps, { operation, page_key: 'page', given: {} }, signal, UNRECORDED, 1);
    await close();
    await site.close();
    expect(found.map(({ status, reason }) => [status, reason])).to.deep.equal([
      ['measured', null],
      ['not_checked', 'The host did not respond within 1 seconds'],
    ]);
  });
});
