import { gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { readAsProduction } from '../../../../activities/crawl/access/production-origin.js';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';

const origin = 'http://127.0.0.1:8080';
const production = 'https://www.example.com';

async function read(body: string | Buffer, facts: Partial<FetchFacts> = {}, url = `${origin}/`) {
  const answer = {
    facts: { ...blankFacts(), status: 200, media_type: 'text/html', ...facts },
    body: Buffer.from(body),
  };
  return readAsProduction({ fetchOnce: async () => answer }, { production, origin }).fetchOnce(url);
}
const text = async (body: string) => (await read(body)).body?.toString();

describe('[U] reading a copy as its production site', () => {
  it('takes URLs of the production site for those of the copy, in whatever form', async () => {
    expect(await text('<link rel=canonical href="https://www.example.com/a">')).to.include(`href="${origin}/a"`);
    expect(await text("<a href='http://example.com'>")).to.equal(`<a href='${origin}'>`);
    expect(await text('<script src="//www.example.com/x.js">')).to.equal('<script src="//127.0.0.1:8080/x.js">');
    expect(await text('{"url":"https:\\/\\/www.example.com\\/a"}')).to.equal('{"url":"http:\\/\\/127.0.0.1:8080\\/a"}');
  });

  it('leaves other hosts, text and bytes alone', async () => {
    for (const body of [
      'https://www.example.com.evil.test/',
      'https://www.example.community/',
      'https://shop.example.com/',
      'https://www.example.com:8443/',
      'write to www.example.com, grün ñ 漢',
    ])
      expect(await text(body)).to.equal(body);
    const image = Buffer.from([0xff, 0x00, 0xd8]);
    expect((await read(image, { media_type: 'image/png' })).body).to.deep.equal(image);
    expect((await read('https://www.example.com/', {}, 'https://cdn.example/')).body?.toString()).to.equal(
      'https://www.example.com/',
    );
  });

  it('reads headers and compressed sitemaps in the same way', async () => {
    const { facts } = await read('', {
      status: 301,
      headers: { link: '<https://www.example.com/a>; rel="canonical"' },
      location: 'https://www.example.com/b',
      redirect_url: 'https://www.example.com/b',
    });
    expect(facts).to.deep.include({ location: `${origin}/b`, redirect_url: `${origin}/b` });
    expect(facts.headers['link']).to.equal(`<${origin}/a>; rel="canonical"`);
    const zipped = await read(gzipSync('<loc>https://www.example.com/a</loc>'), { media_type: 'application/gzip' });
    expect(gunzipSync(zipped.body ?? '').toString()).to.equal(`<loc>${origin}/a</loc>`);
  });
});
