import { randomBytes } from 'node:crypto';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { expect } from 'chai';
import { createPayloadCodec } from '../../platform/payload-codec.js';

const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
const plain = (value: unknown): Payload => defaultPayloadConverter.toPayload(value) as Payload;
const valueIn = (payload: Payload | undefined): unknown => defaultPayloadConverter.fromPayload(payload as Payload);
const text = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString('utf8');

describe('[U] createPayloadCodec', () => {
  it('encrypts every kind of payload, each time in another way, and gives it back as it was', async () => {
    const codec = createPayloadCodec([key('a')]);
    const values = [
      { to: 'ana@press.example' },
      'text ü',
      '',
      null,
      undefined,
      [],
      new Uint8Array([1, 2]),
      'x'.repeat(1e6),
    ];
    const given = values.map(plain);
    const [one, two] = [await codec.encode(given), await codec.encode(given)];
    for (const payload of one) {
      expect(text(payload.metadata?.['encoding'])).to.equal('binary/encrypted');
      expect(text(payload.metadata?.['encryption-key-id'])).to.equal('a');
      expect(Object.keys(payload.metadata ?? {})).to.have.length(2);
    }
    expect(text(one[0]?.data)).to.not.contain('press.example');
    expect(one[0]?.data).to.not.deep.equal(two[0]?.data);
    expect((await codec.decode(one)).map(valueIn)).to.deep.equal(values);
    expect((await codec.decode(two)).map(valueIn)).to.deep.equal(values);
    expect(await codec.encode([])).to.deep.equal([]);
  });

  it('passes on what is not encrypted, and encrypts nothing without a key', async () => {
    const given = [plain({ a: 1 }), { data: new Uint8Array([1]) }, {}];
    expect(await createPayloadCodec([key('a')]).decode(given)).to.deep.equal(given);
    expect(await createPayloadCodec([]).encode(given)).to.deep.equal(given);
  });

  it('reads what an older key has encrypted, and encrypts with the first', async () => {
    const [old, young] = [key('old'), key('new')];
    const kept = await createPayloadCodec([old]).encode([plain('kept')]);
    // Before every process knows the new key it stands behind the old one.
    const [between, after] = [createPayloadCodec([old, young]), createPayloadCodec([young, old])];
    const written = await after.encode([plain('written')]);
    expect(text(written[0]?.metadata?.['encryption-key-id'])).to.equal('new');
    for (const codec of [between, after])
      expect((await codec.decode([...kept, ...written])).map(valueIn)).to.deep.equal(['kept', 'written']);
  });

  it('says which key is missing, and what to do', async () => {
    const sealed = await createPayloadCodec([key('lost')]).encode([plain('kept')]);
    for (const codec of [createPayloadCodec([key('other')]), createPayloadCodec([])]) {
      const failure = await codec.decode(sealed).catch((caught: unknown) => caught);
      expect(failure).to.be.instanceOf(Error).and.include({ name: 'UnreadablePayloadError' });
      expect(String(failure)).to.match(/TEMPORAL_PAYLOAD_KEYS holds no key "lost".*: put it back behind the first one/);
    }
  });

  it('says so when another key has the id, and when anything was changed', async () => {
    const codec = createPayloadCodec([key('a')]);
    const [sealed] = await codec.encode([plain('kept')]);
    const data = Buffer.from(sealed?.data ?? []);
    const changed = [0, 12, data.length - 1].map((at) => {
      const copy = Buffer.from(data);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    });
    const refused = /key "a" does not open this payload/;
    const fails = async (by: typeof codec, bytes: Buffer) => {
      const failure = await by.decode([{ ...sealed, data: bytes }]).catch((caught: unknown) => caught);
      expect(String(failure)).to.match(refused);
      expect(failure).to.include({ name: 'UnreadablePayloadError' });
    };
    await fails(createPayloadCodec([key('a')]), data);
    for (const bytes of [...changed, data.subarray(0, -1), data.subarray(0, 20), Buffer.alloc(0)])
      await fails(codec, bytes);
  });

  it('refuses keys that have not the form', () => {
    expect(() => createPayloadCodec(['hunter2'])).to.throw('TEMPORAL_PAYLOAD_KEYS: entry 1 is not <key id>');
  });
});
