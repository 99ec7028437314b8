import { expect } from 'chai';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleToolResult } from '../../../support/samples/sample-tool-results.js';

const META = '/api/seo/meta-description';
const OG = '/api/seo/opengraph-tags';
const ALL = ['facebook', 'twitter', 'linkedin', 'pinterest'];
const PAGE = 'https://site.example/lamps';

describe('[I] writing tool handlers', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice', 'free');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const post = (path: string, body: unknown, prefer = 'respond-async') =>
    running.api.call('POST', path, { headers: { ...headers, prefer }, body });

  const DEFAULTS = { tone: 'General', search_intent: 'informational', language: 'en', custom_prompt: null };
  const TOLD = { tone: 'Playful', search_intent: 'navigational' };
  const inputs: [what: string, path: string, body: object, started: object][] = [
    [
      'descriptions with their defaults',
      META,
      { keywords: ['lamps'] },
      { type: 'meta_description', site: 'lamps', input: { request: { keywords: ['lamps'], ...DEFAULTS }, url: null } },
    ],
    [
      'descriptions as told',
      META,
      { keywords: ['lamps'], ...TOLD, language: 'Deutsch', url: 'site.example/lamps', custom_prompt: ' short ' },
      {
        type: 'meta_description',
        site: 'site.example',
        input: { request: { keywords: ['lamps'], ...TOLD, language: 'de', custom_prompt: 'short' }, url: PAGE },
      },
    ],
    [
      'tags of a page on all platforms',
      OG,
      { url: 'site.example/lamps' },
      { type: 'opengraph_tags', site: 'site.example', input: { url: PAGE, given: {}, platforms: ALL } },
    ],
    [
      'tags of what is only told of',
      OG,
      { page: { title: 'Lamps', url: 'site.example/lamps', image: 'site.example/a.png' }, platforms: ['twitter'] },
      {
        type: 'opengraph_tags',
        site: 'site.example',
        input: {
          url: null,
          platforms: ['twitter'],
          given: { title: 'Lamps', url: PAGE, image: 'https://site.example/a.png' },
        },
      },
    ],
  ];
  for (const [what, path, body, started] of inputs)
    it(`${what} are started`, async () => {
      const answer = await post(path, body);
      expect(answer.status, answer.text).to.equal(202);
      expect(running.gateway.started[0]).to.deep.include(started);
    });

  const least: [path: string, body: object][] = [
    [META, { keywords: ['lamps'] }],
    [OG, { url: PAGE }],
  ];
  for (const [path, body] of least) {
    it(`${path} is waited for by default, and its result is as the contract says`, async () => {
      running.gateway.onStart = async (operation) =>
        endOperation(running.store, operation, 'completed', { result: await sampleToolResult(operation) });
      const answer = await running.api.call('POST', path, { headers, body });
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.json).to.deep.equal(await sampleToolResult(running.gateway.started[0] ?? never()));
    });

    it(`${path} is for who is signed in`, async () => {
      expect((await running.api.call('POST', path, { body })).status).to.equal(401);
    });
  }

  const bad: [path: string, body: object, place: (string | number)[], type: string][] = [
    [META, {}, ['keywords'], 'missing'],
    [META, { keywords: [] }, ['keywords'], 'too_short'],
    [META, { keywords: Array.from({ length: 11 }, (_, at) => `k${at}`) }, ['keywords'], 'too_long'],
    [META, { keywords: ['a', 'a'] }, ['keywords'], 'not_unique'],
    [META, { keywords: ['  '] }, ['keywords', 0], 'string_pattern_mismatch'],
    [META, { keywords: ['a'], tone: 'Rude' }, ['tone'], 'enum'],
    [META, { keywords: ['a'], search_intent: 'none' }, ['search_intent'], 'enum'],
    [META, { keywords: ['a'], language: 'martian' }, ['language'], 'language_unknown'],
    [META, { keywords: ['a'], custom_prompt: 'x'.repeat(501) }, ['custom_prompt'], 'string_too_long'],
    [META, { keywords: ['a'], url: 'http://10.0.0.1/' }, ['url'], 'url_not_allowed'],
    [META, { keywords: ['a'], page: 'x' }, ['page'], 'extra_forbidden'],
    [OG, {}, ['url'], 'missing'],
    [OG, { page: {} }, ['page', 'title'], 'missing'],
    [OG, { url: 'http://127.0.0.1/' }, ['url'], 'url_not_allowed'],
    [OG, { page: { title: 'a', image: 'http://10.0.0.1/a.png' } }, ['page', 'image'], 'url_not_allowed'],
    [OG, { page: { title: 'a', url: 'javascript:alert(1)' } }, ['page', 'url'], 'url_not_allowed'],
    [OG, { url: PAGE, platforms: [] }, ['platforms'], 'too_short'],
    [OG, { url: PAGE, platforms: ['myspace'] }, ['platforms', 0], 'enum'],
    [OG, { url: PAGE, platforms: ['twitter', 'twitter'] }, ['platforms'], 'not_unique'],
    [OG, { page: { title: 'a', locale: 'english' } }, ['page', 'locale'], 'string_pattern_mismatch'],
  ];
  for (const [path, body, place, type] of bad)
    it(`${path} refuses ${JSON.stringify(body).slice(0, 70)}`, async () => {
      const answer = await post(path, body);
      expect(answer.status, answer.text).to.equal(422);
      const { detail } = answer.json as { detail: { loc: unknown; type: string }[] };
      expect(detail.map((error) => [error.loc, error.type])).to.deep.include([['body', ...place], type]);
      expect(running.gateway.started).to.have.length(0);
    });
});

function never(): never {
  throw new Error('nothing was started');
}
