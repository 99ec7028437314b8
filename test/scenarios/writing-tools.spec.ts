import { expect } from 'chai';
import { imageKey } from '../../domain/operations/artifact-keys.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { multipartForm } from '../support/servers/multipart-form.js';
import { htmlPage } from '../support/sites/html-page.js';
import { bombPng, noisyImage } from '../support/sites/made-images.js';

const PAGE = htmlPage(
  `<main><h1>Oak lamps</h1><p>We build oak lamps by hand in a small workshop near the old harbour of the town.</p>
  <figure><img src="/oak-lamp.jpg" width="1200" height="630"><figcaption>Oak lamp with a linen shade</figcaption></figure>
  <a href="/b">More</a></main>`,
  '<meta name="description" content="Lamps.">',
);

/** Two sites of two pages; the second has what the first lacks. */
async function startSite(pages: Record<string, string | Buffer>): Promise<LoopbackServer> {
  return startHttpServer((request, response) => {
    const body = pages[request.url ?? ''];
    if (body === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': Buffer.isBuffer(body) ? 'image/jpeg' : 'text/html' }).end(body);
  });
}

describe('[E] writing tools', function () {
  this.timeout(300_000);
  let platform: TestPlatform;
  let site: LoopbackServer;
  let rivals: LoopbackServer[];
  before(async () => {
    const picture = await noisyImage('jpeg', { width: 1200, height: 630 });
    site = await startSite({ '/': PAGE, '/b': htmlPage('<h1>Oak chairs</h1>'), '/oak-lamp.jpg': picture });
    const repair = (path: string) =>
      htmlPage(`<h1>Cable repair</h1><a href="${path}">x</a>`).replace('A page of the site', 'Cable repair');
    rivals = await Promise.all([
      startSite({ '/': repair('/c'), '/c': repair('/') }),
      startSite({ '/': repair('/d'), '/d': repair('/') }),
    ]);
    platform = await startPlatform({ allow: [site, ...rivals].map(({ host }) => host) });
  });
  after(async () => {
    await platform?.stop();
    await Promise.all([site, ...rivals].map((server) => server.close()));
  });

  const post = <Body>(path: string, body: unknown) =>
    platform.call<Body>(path, { body, headers: { prefer: 'wait=110' } });

  it('describe a page by its own sentences', async () => {
    const { status, body } = await post<{ best: { text: string; seo_score: number }; page: object }>(
      '/api/seo/meta-description',
      { keywords: ['oak lamps'], url: site.url },
    );
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.best.text).to.match(/^We build oak lamps by hand/);
    expect(body.page).to.deep.include({ status: 'completed', title: 'A page of the site' });
  });

  it('write tags with an image that was really measured', async () => {
    const { status, body } = await post<{ image: object; html: string }>('/api/seo/opengraph-tags', { url: site.url });
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.image).to.deep.include({
      url: `${site.url}/oak-lamp.jpg`,
      status: 'measured',
      width: 1200,
      height: 630,
    });
    expect(body.html).to.contain('<meta property="og:image:width" content="1200">').and.contain('summary_large_image');
  });

  it('describe an image by its caption, and keep none of its bytes', async () => {
    const { status, body } = await post('/api/seo/image-alt-text', {
      image_url: `${site.url}/oak-lamp.jpg`,
      page_url: site.url,
    });
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body).to.deep.include({ alt_text: 'Oak lamp with a linen shade', basis: 'caption', generated_by: 'rules' });
    const { body: operations } = await platform.call<{ id: string }[]>('/api/operations?type=image_alt_text');
    expect(operations).to.have.length(1);
    expect(await platform.store.artifacts.has('alice', imageKey(operations[0]?.id ?? ''))).to.equal(false);
  });

  it('take an image that is sent, and refuse a bomb with 422', async () => {
    const token = await platform.identity.token({ sub: 'alice', plan: 'free' });
    const send = async (bytes: Buffer) => {
      const file = { name: 'image_file', file_name: 'green-oak-lamp.png', type: 'image/png', bytes };
      const { headers, body } = multipartForm({ language: 'en' }, [file]);
      const all = { ...headers, authorization: `Bearer ${token}`, prefer: 'wait=110' };
      const answer = await fetch(new URL('/api/seo/image-alt-text', platform.url), {
        method: 'POST',
        headers: all,
        body: new Uint8Array(body),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const fine = await send(await noisyImage('png', { width: 60, height: 40 }));
    expect(fine.body).to.deep.include({ alt_text: 'Green oak lamp', basis: 'file_name' });
    const bomb = await send(bombPng(50_000, 50_000));
    expect(bomb.status).to.equal(422);
    expect(JSON.stringify(bomb.body)).to.contain('more than 64,000,000 pixels');
  });

  it('compare what sites write about', async () => {
    const { status, body } = await post<{
      content_gaps: { kind: string; subject: string }[];
      competitive_positioning: object;
    }>('/api/seo/workflow/content-analysis', {
      website_url: site.url,
      competitors: rivals.map(({ url }) => url),
      max_pages: 10,
    });
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.content_gaps.map(({ kind, subject }) => `${kind} ${subject}`)).to.include('phrase cable repair');
    expect(body.competitive_positioning).to.deep.include({ status: 'measured', ranked_sites: 3 });
  });
});
