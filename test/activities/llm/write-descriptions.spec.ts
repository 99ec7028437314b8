import { expect } from 'chai';
import type { MaterialDeps } from '../../../activities/llm/llm-deps.js';
import { writeDescriptions } from '../../../activities/llm/write-descriptions.js';
import type { DescriptionRequest } from '../../../domain/pages/descriptions/description-request.js';
import type { PageReading } from '../../../domain/seo/artifacts/page-reading.js';
import { createObedientModel, ORDERS, POSITIONS } from '../../support/obedient-model.js';
import { type ModelServer, readPrompt, startModelServer } from '../../support/servers/model-server.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';

const GOOD = ['Lamps of oak, one.', 'Lamps of oak, another.', 'Lamps of oak and brass.', 'Lamps for a desk of oak.'];
const request: DescriptionRequest = {
  keywords: ['lamps'],
  tone: 'Friendly',
  search_intent: 'commercial',
  language: 'en',
  custom_prompt: 'Mention oak',
};
const stop = new AbortController().signal;

function readingOf(text: string): PageReading {
  return { page: pageFrom(htmlPage(`<h1>Lamps</h1><p>${text}</p>`)), sentences: [text], pictures: [] };
}

const UNUSABLE = { model_failure: 'unusable_answer' };

describe('[I] descriptions of a model', () => {
  let server: ModelServer;
  let says: string = JSON.stringify({ descriptions: GOOD });
  const errors: string[] = [];
  before(async () => {
    server = await startModelServer(() => says);
  });
  after(() => server.close());
  const deps = (reading: PageReading | null = null, url = server.url): MaterialDeps => ({
    model: { api_key: 'key', base_url: url, model: 'small' },
    replies: { find: async () => null },
    vision: null,
    artifacts: { get: async <Value>() => reading as Value | null, getPacked: async () => null },
    randomWord: () => '0123456789abcdef',
    onFailure: (reason) => errors.push(reason),
  });
  const write = (answer: readonly string[], reading: PageReading | null = null) => {
    says = JSON.stringify({ descriptions: answer });
    return writeDescriptions(deps(reading), { user_id: 'alice', request, page_key: reading && 'page' }, stop);
  };

  it('are taken as they are, once each', async () => {
    expect(await write([...GOOD, ' lamps of  oak, ONE.'])).to.deep.equal(GOOD);
    const { system, user } = readPrompt(server.requests.at(-1) ?? never());
    expect(system).to.contain('Plain sentences in English').and.contain('the word 0123456789abcdef');
    expect(user).to.contain('friendly in tone').and.contain('commercial intent');
    expect(user).to.contain('Wish of the user for style and emphasis: Mention oak');
  });

  it('may use numbers and names of the page, which is fenced as data', async () => {
    const texts = GOOD.map((text) => text.replace('oak', 'oak from Bergen, since 1998'));
    expect(await write(texts)).to.deep.equal(UNUSABLE);
    expect(errors.at(-1)).to.match(/a number that was not given/);
    expect(await write(texts, readingOf('We build in Bergen, since 1998, lamps of oak and brass.'))).to.deep.equal(
      texts,
    );
    expect(readPrompt(server.requests.at(-1) ?? never()).user).to.match(/<page 0123456789abcdef>[^<]*since 1998/);
  });

  it('are none where fewer than three are usable, or the answer has another form', async () => {
    expect(await write(GOOD.slice(0, 2))).to.deep.equal(UNUSABLE);
    expect(await write([...GOOD.slice(0, 2), 'Lamps at https://evil.example'])).to.deep.equal(UNUSABLE);
    says = '{"texts":[]}';
    expect(await writeDescriptions(deps(), { user_id: 'alice', request, page_key: null }, stop)).to.deep.equal({
      model_failure: 'malformed_answer',
    });
  });

  it('are none without a model, and no one is asked', async () => {
    const before = server.requests.length;
    const none = { ...deps(), model: null };
    expect(await writeDescriptions(none, { user_id: 'alice', request, page_key: null }, stop)).to.equal(null);
    expect(server.requests.length).to.equal(before);
  });

  it('carry out no order that a page gives', async () => {
    const model = createObedientModel(() => ({ descriptions: GOOD }));
    const obedient = await startModelServer(model.answer);
    const escapes: string[] = [];
    for (const place of Object.values(POSITIONS))
      for (const order of ORDERS) {
        const reading = readingOf('We build lamps of oak.');
        reading.sentences.push(place(order.text));
        const input = { user_id: 'alice', request: { ...request, custom_prompt: null }, page_key: 'page' };
        const written = await writeDescriptions(deps(reading, obedient.url), input, stop);
        const texts = Array.isArray(written) ? written : [];
        // An address has no place in a description, no matter who says it.
        if (texts.some((text) => order.escaped.test(text))) escapes.push(order.text);
      }
    await obedient.close();
    expect(escapes).to.deep.equal([]);
    expect(model.obeyed).to.be.greaterThan(ORDERS.length / 2);
  }).timeout(60_000);
});

function never(): never {
  throw new Error('nothing was asked');
}
