import { expect } from 'chai';
import { speedCacheShort } from '../../../../../domain/seo/checks/speed/cache-short.js';
import { judgeResources, SITE, sampleResource, UNPROVEN, USERS } from '../../../../support/samples/resource-results.js';

const short = { cache_control: 'max-age=600', fresh_s: 600 };

describe('[U] speed/cache-short', () => {
  const finding = { url: `${SITE}/file`, expected: 'at least 86,400 s', where: 'Cache-Control header', ...USERS };

  for (const kind of ['image', 'script', 'style'] as const) {
    it(`fires for a ${kind} that is kept for less than a day`, () => {
      const resources = [sampleResource({ ...short, kinds: [kind] })];
      expect(judgeResources(speedCacheShort, resources)).to.deep.equal([{ ...finding, observed: '600 s' }]);
    });
  }

  it('fires when no time is named', () => {
    const resources = [sampleResource({ cache_control: null, fresh_s: null })];
    expect(judgeResources(speedCacheShort, resources)).to.deep.equal([{ ...finding, observed: 'no time is named' }]);
  });

  const fine: [what: string, overrides: Parameters<typeof sampleResource>[0]][] = [
    ['a day', { cache_control: null, fresh_s: 86_400 }],
    ['no-store', { ...short, cache_control: 'No-Store, max-age=600' }],
    ['no-cache', { cache_control: 'no-cache', fresh_s: null }],
    ['private', { ...short, cache_control: 'private, max-age=600' }],
    ['every use confirmed', { cache_control: 'public, max-age=0, must-revalidate', fresh_s: 0 }],
    ['the file of another site', { ...short, url: 'https://cdn.example/file' }],
    ['a picture for shared links alone', { ...short, kinds: ['og_image'] }],
    ['a broken file', { ...short, verdict: 'broken' }],
  ];
  for (const [what, overrides] of fine)
    it(`${what} is fine`, () => expect(judgeResources(speedCacheShort, [sampleResource(overrides)])).to.deep.equal([]));

  it('leaves what proves nothing alone', () => {
    const resources = UNPROVEN.map((unproven) => sampleResource({ ...short, ...unproven }));
    expect(judgeResources(speedCacheShort, resources)).to.deep.equal([]);
  });
});
