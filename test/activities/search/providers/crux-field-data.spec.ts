import { expect } from 'chai';
import { createCruxFieldData } from '../../../../activities/search/providers/crux-field-data.js';
import { type LoopbackServer, startHttpServer } from '../../../support/servers/loopback-server.js';

/** In the form of the API's documentation: CLS as text, the period in numbers, histograms left out. */
const RECORD = {
  key: { formFactor: 'PHONE', url: 'https://site.example/' },
  metrics: {
    largest_contentful_paint: { histogram: [], percentiles: { p75: 2_612 } },
    interaction_to_next_paint: { percentiles: { p75: 215 } },
    cumulative_layout_shift: { percentiles: { p75: '0.11' } },
    first_contentful_paint: { percentiles: { p75: 1_804 } },
    experimental_time_to_first_byte: { percentiles: { p75: 640 } },
    form_factors: { fractions: { phone: 1 } },
  },
  collectionPeriod: {
    firstDate: { year: 2026, month: 4, day: 30 },
    lastDate: { year: 2026, month: 5, day: 27 },
  },
};
const NOT_FOUND = { error: { code: 404, message: 'chrome ux report data not found', status: 'NOT_FOUND' } };
const FOUND = {
  lcp_ms: 2_612,
  inp_ms: 215,
  cls: 0.11,
  fcp_ms: 1_804,
  ttfb_ms: 640,
  period: { from: '2026-04-30', to: '2026-05-27' },
};

describe('[I] createCruxFieldData', () => {
  let service: LoopbackServer;
  let asked: unknown[];
  let answer: (body: Record<string, unknown>) => { status: number; text: string } | null;
  before(async () => {
    service = await startHttpServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        const body = JSON.parse(text);
        asked.push(body);
        const said = answer(body);
        if (said) response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.text);
      });
    });
  });
  after(() => service.close());
  beforeEach(() => {
    asked = [];
    service.hits.length = 0;
  });

  const json = (status: number, value: unknown) => ({ status, text: JSON.stringify(value) });
  const find = (strategy: 'mobile' | 'desktop' = 'mobile', signal = new AbortController().signal) =>
    createCruxFieldData({ baseUrl: `${service.url}/`, key: 'k&y' }).find(
      'https://site.example/a?b=1',
      strategy,
      signal,
    );
  const failure = (pending: Promise<unknown>) =>
    pending.then(
      () => null,
      (error: unknown) => error,
    );

  it('reads the percentiles of the page itself', async () => {
    answer = () => json(200, { record: RECORD });
    expect(await find()).to.deep.equal({ source: 'url', ...FOUND });
    expect(service.hits).to.deep.equal(['POST /v1/records:queryRecord?key=k%26y']);
    expect(asked).to.deep.equal([{ url: 'https://site.example/a?b=1', formFactor: 'PHONE' }]);
  });

  it('falls back to the origin, and says so', async () => {
    answer = ({ url }) => (url ? json(404, NOT_FOUND) : json(200, { record: RECORD }));
    expect(await find('desktop')).to.deep.equal({ source: 'origin', ...FOUND });
    expect(asked).to.deep.equal([
      { url: 'https://site.example/a?b=1', formFactor: 'DESKTOP' },
      { origin: 'https://site.example', formFactor: 'DESKTOP' },
    ]);
  });

  it('answers that there is none, which is no error, when neither is known', async () => {
    answer = () => json(404, NOT_FOUND);
    expect(await find()).to.equal(null);
    expect(asked).to.have.length(2);
  });

  it('has null for what is missing or is no number', async () => {
    answer = () => json(200, { record: { metrics: { cumulative_layout_shift: { percentiles: { p75: 'much' } } } } });
    const nothing = { lcp_ms: null, inp_ms: null, cls: null, fcp_ms: null, ttfb_ms: null, period: null };
    expect(await find()).to.deep.equal({ source: 'url', ...nothing });
    answer = () => json(200, { record: { metrics: { cumulative_layout_shift: { percentiles: { p75: '' } } } } });
    expect(await find()).to.deep.equal({ source: 'url', ...nothing });
  });

  it('fails, without the key in its words, when the service refuses or speaks something else', async () => {
    answer = () => json(400, { error: { message: 'API key not valid' } });
    const refused = await failure(find());
    expect(refused).to.have.property('message', 'The Chrome UX Report returned status 400');
    answer = () => ({ status: 200, text: '<html>' });
    expect(await failure(find())).to.be.instanceOf(SyntaxError);
    answer = () => ({ status: 200, text: `{"record":{"a":"${'x'.repeat(200_001)}"}}` });
    expect(await failure(find())).to.have.property('message', 'The Chrome UX Report said too much');
  });

  it('stops waiting when the caller does', async () => {
    const controller = new AbortController();
    answer = () => {
      controller.abort(new Error('stop'));
      return null;
    };
    expect(await failure(find('mobile', controller.signal))).to.have.property('message', 'stop');
  });
});
