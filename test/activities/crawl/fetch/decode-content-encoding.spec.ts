import { randomBytes } from 'node:crypto';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliCompressSync, createGzip, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { decodeContentEncoding } from '../../../../activities/crawl/fetch/decode-content-encoding.js';

const TEXT = 'Seiten über Möhren. '.repeat(5_000);
const LIMIT = 10_000_000;

/** As a socket gives it: pieces of at most 64 KiB. */
function pieces(bytes: Buffer, size = 65_536): Readable {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
  return Readable.from(parts);
}

async function outcome(bytes: Buffer, contentEncoding: string, maxBytes = LIMIT): Promise<string> {
  try {
    const { body, truncated } = await decodeContentEncoding(pieces(bytes), contentEncoding, maxBytes);
    if (body.toString() === TEXT) return 'text';
    return `${body.length} bytes${truncated ? ', cut' : ''}`;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : 'odd';
  }
}

const NOT_AS_SAID = 'BadEncodingError: The content is not encoded as its headers say.';
const BOMB = 'BadEncodingError: The content expands more than 100 times.';

describe('[U] decodeContentEncoding', () => {
  const text = Buffer.from(TEXT);
  const gz = gzipSync(text);
  const zeros = Buffer.alloc(50_000_000);
  const zstd = Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), randomBytes(100)]);
  const compress = Buffer.concat([Buffer.from([0x1f, 0x9d, 0x90]), randomBytes(100)]);

  const cases: [what: string, bytes: Buffer, contentEncoding: string, expected: string][] = [
    ['no coding', text, '', 'text'],
    ['identity', text, 'identity', 'text'],
    ['gzip', gz, 'gzip', 'text'],
    ['gzip in capitals and by its old name', gz, ' X-GZIP ', 'text'],
    ['brotli', brotliCompressSync(text), 'br', 'text'],
    ['deflate as the standard means it', deflateSync(text), 'deflate', 'text'],
    ['deflate as some servers send it', deflateRawSync(text), 'deflate', 'text'],
    ['two codings, the last undone first', brotliCompressSync(gz), 'gzip, br', 'text'],
    ['two codings with identity and empty items between', gzipSync(gz), 'gzip, , identity, gzip', 'text'],
    ['two gzip members', Buffer.concat([gzipSync(text.subarray(0, 9)), gzipSync(text.subarray(9))]), 'gzip', 'text'],
    ['gzip with zeros after it', Buffer.concat([gz, Buffer.alloc(30)]), 'gzip', 'text'],
    ['gzip without its checksum', gz.subarray(0, -8), 'gzip', 'text'],
    ['an empty body labeled gzip', Buffer.alloc(0), 'gzip', '0 bytes'],
    ['an empty body labeled br', Buffer.alloc(0), 'br', '0 bytes'],
    ['gzip with a wrong checksum', Buffer.concat([gz.subarray(0, -8), Buffer.alloc(8, 7)]), 'gzip', NOT_AS_SAID],
    ['gzip with garbage after it', Buffer.concat([gz, Buffer.from('<!-- notice -->')]), 'gzip', NOT_AS_SAID],
    ['plain text labeled gzip', text, 'gzip', NOT_AS_SAID],
    ['plain text labeled br', text, 'br', NOT_AS_SAID],
    ['plain text labeled deflate', Buffer.from('\xffplain', 'latin1'), 'deflate', NOT_AS_SAID],
    ['gzip once, said twice', gz, 'gzip, gzip', NOT_AS_SAID],
    ['what zstd made', zstd, 'zstd', 'BadEncodingError: The content coding "zstd" cannot be undone here.'],
    [
      'what compress made',
      compress,
      'Compress',
      'BadEncodingError: The content coding "Compress" cannot be undone here.',
    ],
    ['plain text labeled zstd', text, 'zstd', 'text'],
    ['three bytes labeled zstd', text.subarray(0, 3), 'zstd', '3 bytes'],
    ['nothing labeled zstd', Buffer.alloc(0), 'zstd', '0 bytes'],
    ...[
      'none',
      'UTF-8',
      'aws-chunked',
      'identity;q=1',
      '"gzip"',
      'gzip;q=1.0',
      'text/html',
      '7bit',
      'constructor',
      '*',
    ].map((name): [string, Buffer, string, string] => [`plain text labeled ${name}`, text, name, 'text']),
    ['a list of names that are no coding', text, Array(80).fill('none').join(), 'text'],
    ['gzip with a name that is no coding before it', gz, 'aws-chunked, gzip', 'text'],
    ['gzip with a name that is no coding after it', gz, 'gzip,utf-8', 'text'],
    ['three codings', gz, 'gzip, br, gzip', 'BadEncodingError: The content is encoded 3 times over.'],
    ['gzip fifty times', gz, Array(50).fill('gzip').join(), 'BadEncodingError: The content is encoded 50 times over.'],
    ['a gzip bomb', gzipSync(zeros), 'gzip', BOMB],
    ['a brotli bomb', brotliCompressSync(zeros), 'br', BOMB],
    ['a deflate bomb', deflateSync(zeros), 'deflate', BOMB],
    ['a raw deflate bomb', deflateRawSync(zeros), 'deflate', BOMB],
    ['a bomb in a bomb', gzipSync(gzipSync(zeros)), 'gzip, gzip', BOMB],
    ['zeros below the size where ratio counts', gzipSync(zeros.subarray(0, 900_000)), 'gzip', '900000 bytes'],
  ];
  for (const [what, bytes, contentEncoding, expected] of cases) {
    it(`${what}: ${expected}`, async () => {
      expect(await outcome(bytes, contentEncoding)).to.equal(expected);
    });
  }

  it('decodes the same whatever the pieces', async () => {
    for (const size of [1, 7, 1_000]) {
      const { body, encodedBytes, truncated } = await decodeContentEncoding(pieces(gz, size), 'gzip', LIMIT);
      expect([body.toString() === TEXT, encodedBytes, truncated]).to.deep.equal([true, gz.length, false]);
    }
  });

  it('cuts at the limit, decoded bytes counted', async () => {
    expect(await outcome(gz, 'gzip', 1_000)).to.equal('1000 bytes, cut');
    expect(await outcome(text, '', 1_000)).to.equal('1000 bytes, cut');
    expect(await outcome(gz, 'gzip', text.length)).to.equal('text');
  });

  it('stops the source when it has enough, when it fails, and when it refuses the codings', async () => {
    const endless = () => Readable.from(forEver(Buffer.alloc(65_536, 'x')));
    const plain = endless();
    await decodeContentEncoding(plain, '', 100_000);
    expect(plain.destroyed).to.equal(true);
    const broken = endless();
    await decodeContentEncoding(broken, 'gzip', LIMIT).catch(() => {});
    expect(broken.destroyed).to.equal(true);
    const stacked = endless();
    await decodeContentEncoding(stacked, 'gzip, br, gzip', LIMIT).catch(() => {});
    expect(stacked.destroyed).to.equal(true);
  });

  it('passes on the failure of the source, through a decoder as well', async () => {
    const failure = new Error('reset');
    const failing = async function* () {
      yield gz.subarray(0, 100);
      throw failure;
    };
    expect(await decodeContentEncoding(Readable.from(failing()), 'gzip', LIMIT).catch((error) => error)).to.equal(
      failure,
    );
    expect(await decodeContentEncoding(Readable.from(failing()), '', LIMIT).catch((error) => error)).to.equal(failure);
  });
});

describe('[I] decodeContentEncoding', () => {
  it('ends an endless compressed body at the limit', async () => {
    const server = createServer((_request, response) => {
      const gzip = createGzip({ level: 1 });
      gzip.pipe(response);
      // Noise, so that no ratio is passed and only the limit can end it.
      Readable.from(forEver(randomBytes(60_000))).pipe(gzip);
      response.on('close', () => gzip.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<Readable>((resolve) => get({ host: '127.0.0.1', port }, resolve));
    const { body, truncated } = await decodeContentEncoding(response, 'gzip', 5_000_000);
    expect([body.length, truncated, response.destroyed]).to.deep.equal([5_000_000, true, true]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

async function* forEver(chunk: Buffer): AsyncGenerator<Buffer> {
  for (;;) {
    yield chunk;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
