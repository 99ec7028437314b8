import { expect } from 'chai';
import { imageKey } from '../../../../domain/operations/artifact-keys.js';
import { endOperation, type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { sampleToolResult } from '../../../support/samples/sample-tool-results.js';
import { type FormFile, multipartForm } from '../../../support/servers/multipart-form.js';
import { IMAGE_FILES } from '../../../support/sites/image-files.js';

const PATH = '/api/seo/image-alt-text';
const IMAGE = 'https://site.example/oak%20lamp.png?w=3';

describe('[I] image alt text handler', () => {
  let running: OperationsApi;
  let headers: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    headers = await running.as('alice', 'free');
  });
  after(() => running.stop());
  beforeEach(() => running.gateway.reset());

  const upload = (
    fields: Record<string, string>,
    file: Partial<FormFile> | null = {},
    more: Record<string, string> = {},
  ) => {
    const whole = {
      name: 'image_file',
      file_name: 'Größe lamp.png',
      type: 'image/png',
      bytes: IMAGE_FILES.png,
      ...file,
    };
    const form = multipartForm(fields, file === null ? [] : [whole]);
    const all = { ...headers, prefer: 'respond-async', ...form.headers, ...more };
    return running.api.call('POST', PATH, { headers: all, body: form.body });
  };
  const post = (body: unknown, more: Record<string, string> = { prefer: 'respond-async' }) =>
    running.api.call('POST', PATH, { headers: { ...headers, ...more }, body });
  const started = () => running.gateway.started[0] ?? never();
  const stored = () => running.store.artifacts.getPacked('alice', imageKey(started().id));

  it('starts with the address of an image', async () => {
    const answer = await post({ image_url: IMAGE, page_url: 'site.example', keywords: ['oak'], language: 'German' });
    expect(answer.status, answer.text).to.equal(202);
    expect(started()).to.deep.include({
      type: 'image_alt_text',
      site: 'site.example',
      input: {
        image_url: IMAGE,
        file_name: 'oak lamp.png',
        page_url: 'https://site.example/',
        context: '',
        keywords: ['oak'],
        language: 'de',
      },
    });
  });

  it('starts with an image that is sent, whose bytes go to the store and nowhere else', async () => {
    const answer = await upload({ context: 'a lamp', keywords: 'oak, brass ,oak' });
    expect(answer.status, answer.text).to.equal(202);
    expect(started().input).to.deep.equal({
      image_url: null,
      file_name: 'Größe lamp.png',
      page_url: null,
      context: 'a lamp',
      keywords: ['oak', 'brass'],
      language: 'en',
    });
    expect(await stored()).to.deep.equal(IMAGE_FILES.png);
    expect(JSON.stringify(started())).to.not.contain(IMAGE_FILES.png.toString('base64').slice(0, 20));
  });

  it('takes all five formats, whatever they are called', async () => {
    for (const bytes of Object.values(IMAGE_FILES)) {
      const answer = await upload({}, { bytes, type: 'application/octet-stream', file_name: '..\\..\\x' });
      expect(answer.status, answer.text).to.equal(202);
    }
    expect(started().input['file_name']).to.equal('x');
  });

  it('is waited for by default, and its result is as the contract says', async () => {
    running.gateway.onStart = async (operation) =>
      endOperation(running.store, operation, 'completed', { result: await sampleToolResult(operation) });
    const answer = await post({ image_url: IMAGE }, {});
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.json).to.deep.equal(await sampleToolResult(started()));
  });

  it('returns 422 with the reason when decoding has failed, and 502 when the site has', async () => {
    const fail = (code: 'invalid_input' | 'site_refused', detail: string) => {
      running.gateway.reset();
      running.gateway.onStart = async (operation) =>
        endOperation(running.store, operation, 'failed', { error: { code, detail } });
    };
    fail('invalid_input', 'The image is damaged and cannot be decoded');
    const damaged = await post({ image_url: IMAGE }, {});
    expect(damaged.status).to.equal(422);
    expect(damaged.json).to.deep.equal({
      detail: [
        {
          loc: ['body', 'image_url'],
          type: 'image_not_usable',
          msg: 'The image is damaged and cannot be decoded',
        },
      ],
    });
    fail('site_refused', 'robots.txt forbids it');
    expect((await post({ image_url: IMAGE }, {})).status).to.equal(502);
  });

  it('tells a repeat from another image under one Idempotency-Key, and keeps the first bytes', async () => {
    const key = { 'idempotency-key': 'a-key-of-alice-1' };
    const first = await upload({}, {}, key);
    const again = await upload({}, {}, key);
    expect([first.status, again.status]).to.deep.equal([202, 202]);
    expect(again.json).to.deep.equal(first.json);
    expect((await upload({}, { bytes: IMAGE_FILES.jpeg }, key)).status).to.equal(422);
    expect(await stored()).to.deep.equal(IMAGE_FILES.png);
  });

  type Refused = [what: string, send: () => ReturnType<typeof upload>, place: string, type: string];
  const refused: Refused[] = [
    ['an SVG', () => upload({}, { bytes: Buffer.from('<svg/>') }), 'image_file', 'image_not_usable'],
    ['a cut file', () => upload({}, { bytes: IMAGE_FILES.jpeg.subarray(0, -4) }), 'image_file', 'image_not_usable'],
    ['an empty file', () => upload({}, { bytes: Buffer.alloc(0) }), 'image_file', 'image_not_usable'],
    [
      'a picture with an archive',
      () => upload({}, { bytes: Buffer.concat([IMAGE_FILES.png, Buffer.from('PK\x03\x04')]) }),
      'image_file',
      'image_not_usable',
    ],
    ['no file', () => upload({}, null), 'image_file', 'missing'],
    ['text in place of a file', () => upload({ image_file: 'hello' }, null), 'image_file', 'missing'],
    ['a field that is not known', () => upload({ image: 'x' }), 'image', 'extra_forbidden'],
    [
      'too many keywords',
      () => upload({ keywords: Array.from({ length: 11 }, (_, at) => `k${at}`).join() }),
      'keywords',
      'string_pattern_mismatch',
    ],
    ['a long keyword', () => upload({ keywords: 'x'.repeat(101) }), 'keywords', 'string_pattern_mismatch'],
    ['an unknown language', () => upload({ language: 'martian' }), 'language', 'language_unknown'],
    ['a private page', () => upload({ page_url: 'http://10.0.0.1/' }), 'page_url', 'url_not_allowed'],
    ['no address', () => post({}), 'image_url', 'missing'],
    ['a private address', () => post({ image_url: 'http://169.254.169.254/a.png' }), 'image_url', 'url_not_allowed'],
    ['a file address', () => post({ image_url: 'file:///etc/passwd' }), 'image_url', 'url_not_allowed'],
    ['a data address', () => post({ image_url: 'data:image/png;base64,AAAA' }), 'image_url', 'url_not_allowed'],
  ];
  for (const [what, send, place, type] of refused)
    it(`refuses ${what}`, async () => {
      const answer = await send();
      expect(answer.status, answer.text).to.equal(422);
      const { detail } = answer.json as { detail: { loc: unknown; type: string }[] };
      expect(detail.map((fault) => [fault.loc, fault.type])).to.deep.include([['body', place], type]);
      expect(running.gateway.started).to.have.length(0);
    });

  it('returns 413 beyond 10 MiB, and beyond one file; 400 for a broken body; 415 for others; 401 for no one', async () => {
    const large = Buffer.concat([IMAGE_FILES.png, Buffer.alloc(10_485_761)]);
    expect((await upload({}, { bytes: large })).status).to.equal(413);
    const file = { name: 'image_file', file_name: 'a.png', type: 'image/png', bytes: IMAGE_FILES.png };
    const two = multipartForm({}, [file, file]);
    const send = (body: unknown, given: Record<string, string>) =>
      running.api.call('POST', PATH, { headers: { ...headers, ...given }, body });
    expect((await send(two.body, two.headers)).status).to.equal(413);
    expect((await send(two.body.subarray(0, 200), two.headers)).status).to.equal(400);
    expect((await send('x', { 'content-type': 'text/plain' })).status).to.equal(415);
    expect((await running.api.call('POST', PATH, { body: { image_url: IMAGE } })).status).to.equal(401);
  });
});

function never(): never {
  throw new Error('nothing was started');
}
