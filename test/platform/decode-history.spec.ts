import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import { expect } from 'chai';
import { decodeHistory } from '../../platform/decode-history.js';
import { createPayloadCodec } from '../../platform/payload-codec.js';

const KEY = `a:${Buffer.alloc(32, 1).toString('base64')}`;
const codec = createPayloadCodec([KEY]);

/** As protobuf's JSON has it. */
async function written(value: unknown) {
  const [payload] = await codec.encode([defaultPayloadConverter.toPayload(value) as Payload]);
  const base64 = (bytes: Uint8Array | null | undefined): string => Buffer.from(bytes ?? []).toString('base64');
  const metadata = Object.entries(payload?.metadata ?? {}).map(([name, bytes]) => [name, base64(bytes)]);
  return { metadata: Object.fromEntries(metadata), data: base64(payload?.data) };
}

describe('[U] decodeHistory', () => {
  it('makes readable what is encrypted, wherever it lies, and leaves the rest', async () => {
    const plain = { metadata: { encoding: 'anNvbi9wbGFpbg==' }, data: 'MQ==' };
    const attributes = await written({ message: 'no mailbox', stack_trace: '' });
    const history = {
      events: [
        { eventId: '1', input: [await written({ subject: 'Hello ü' }), await written(undefined), plain] },
        { failure: { message: 'Encoded failure', encodedAttributes: attributes, cause: null } },
        { data: await written(new Uint8Array([1, 2])) },
      ],
    };
    expect(await decodeHistory(history, codec)).to.deep.equal({
      events: [
        { eventId: '1', input: [{ subject: 'Hello ü' }, null, plain] },
        {
          failure: {
            message: 'Encoded failure',
            encodedAttributes: { message: 'no mailbox', stack_trace: '' },
            cause: null,
          },
        },
        { data: { encoding: 'binary/plain', data: 'AQI=' } },
      ],
    });
  });

  it('says which key is missing', async () => {
    const failure = await decodeHistory([await written(1)], createPayloadCodec([])).catch((caught: unknown) => caught);
    expect(String(failure)).to.contain('TEMPORAL_PAYLOAD_KEYS holds no key "a"');
  });
});
