import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { defaultPayloadConverter } from '@temporalio/common';
import { expect } from 'chai';
import { createPayloadCodec } from '../../platform/payload-codec.js';
import { type CodecServer, startCodecServer } from '../../workers/codec-server.js';

const TOKEN = 'a-token-of-operators-that-is-long-enough';
const UI = 'http://127.0.0.1:8233';
const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

describe('[U] codec server', () => {
  const codec = createPayloadCodec([key('k1')]);
  const errors: unknown[] = [];
  let server: CodecServer;
  before(async () => {
    const reportError = (error: unknown) => void errors.push(error);
    server = await startCodecServer({ host: '127.0.0.1', port: 0, token: TOKEN, origins: [UI], codec, reportError });
  });
  after(() => server.close());
  afterEach(() => expect(errors).to.deep.equal([]));

  const toJson = ({ metadata, data }: Awaited<ReturnType<typeof codec.encode>>[number]) => ({
    metadata: Object.fromEntries(
      Object.entries(metadata ?? {}).map(([name, value]) => [name, Buffer.from(value).toString('base64')]),
    ),
    data: Buffer.from(data ?? []).toString('base64'),
  });
  const encrypted = async (value: unknown, by = codec) =>
    (await by.encode([defaultPayloadConverter.toPayload(value)])).map(toJson);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === '' ? null : JSON.parse(text) };
  };
  const decode = async (body: unknown, path = `/${TOKEN}/decode`) =>
    ask(path, { body: typeof body === 'string' ? body : JSON.stringify(body) });

  it('decodes what workflows were given, and passes plain payloads on', async () => {
    const payloads = [...(await encrypted({ email: 'ana@press.example' })), ...(await encrypted(7))];
    const plain = toJson(defaultPayloadConverter.toPayload('plain'));
    const { status, body } = await decode({ payloads: [...payloads, plain] });
    expect(status).to.equal(200);
    expect(body.payloads.map(({ data }: { data: string }) => Buffer.from(data, 'base64').toString())).to.deep.equal([
      '{"email":"ana@press.example"}',
      '7',
      '"plain"',
    ]);
    expect(Buffer.from(body.payloads[0].metadata.encoding, 'base64').toString()).to.equal('json/plain');
  });

  it('takes the token from the header as well, and answers no one without it', async () => {
    const body = JSON.stringify({ payloads: await encrypted(1) });
    const withHeader = (authorization: string) => ask('/decode', { body, headers: { authorization } });
    expect((await withHeader(`Bearer ${TOKEN}`)).status).to.equal(200);
    for (const refused of [
      await ask('/decode', { body }),
      await withHeader(`Bearer ${TOKEN}x`),
      await withHeader(`Basic ${TOKEN}`),
      await ask(`/${TOKEN.slice(1)}/decode`, { body }),
    ])
      expect([refused.status, refused.text.includes('payloads')]).to.deep.equal([401, false]);
  });

  it('lets pages of the UI read its answers, and those of no other origin', async () => {
    const preflight = await ask(`/${TOKEN}/decode`, {
      method: 'OPTIONS',
      headers: { origin: UI, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).to.equal(204);
    expect(preflight.headers.get('access-control-allow-origin')).to.equal(UI);
    expect(preflight.headers.get('access-control-allow-headers')).to.contain('x-namespace').and.contain('content-type');
    const body = JSON.stringify({ payloads: await encrypted(1) });
    const fromUi = await ask(`/${TOKEN}/decode`, { body, headers: { origin: UI } });
    expect([fromUi.status, fromUi.headers.get('access-control-allow-origin')]).to.deep.equal([200, UI]);
    for (const origin of ['http://evil.example', 'null', `${UI}.evil.example`]) {
      const refused = await ask(`/${TOKEN}/decode`, { body, headers: { origin } });
      expect([refused.status, refused.headers.get('access-control-allow-origin')], origin).to.deep.equal([403, null]);
    }
  });

  it('names what is wrong with a request, and never encodes', async () => {
    for (const body of [
      '',
      'nonsense',
      '[]',
      '{}',
      '{"payloads":{}}',
      '{"payloads":[{"data":"*"}]}',
      '{"payloads":[null]}',
    ])
      expect((await decode(body)).status, body).to.equal(400);
    expect((await decode({ payloads: [] })).body).to.deep.equal({ payloads: [] });
    expect((await decode({ payloads: [] }, `/${TOKEN}/encode`)).status).to.equal(404);
    expect((await ask(`/${TOKEN}/decode`, { method: 'GET' })).status).to.equal(405);
    expect(
      (await decode({ payloads: [{ data: 'A'.repeat(17 * 1024 * 1024) }] }).catch(() => ({ status: 413 }))).status,
    ).to.equal(413);
    expect((await decode({ payloads: [] })).status).to.equal(200);
  });

  it('does not mind a client that hangs up in the middle of a body', async () => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST /${TOKEN}/decode HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"payl`);
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await decode({ payloads: [] })).status).to.equal(200);
  });

  it('names the key that is missing', async () => {
    const { status, body } = await decode({ payloads: await encrypted(1, createPayloadCodec([key('lost')])) });
    expect(status).to.equal(422);
    expect(body.message).to.contain('holds no key "lost"');
  });
});
