import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

export interface OddAnswer {
  name: string;
  /** Says it on a connection that has asked, and ends that. */
  give(socket: Socket): void | Promise<void>;
}

const PAGE = `<!doctype html><html lang="en"><title>Odd</title><h1>Odd</h1><p>${'some words '.repeat(40)}</p></html>`;
const GZ = gzipSync(PAGE);
const BR = brotliCompressSync(PAGE);

type Bytes = string | Buffer;

const bytesOf = (...parts: Bytes[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** Bytes, and then the end; `cut` ends with a reset. */
const says = (name: string, parts: Bytes[], cut = false): OddAnswer => ({
  name,
  give(socket) {
    const bytes = bytesOf(...parts);
    if (!cut) socket.end(bytes);
    else socket.write(bytes, () => setTimeout(() => socket.resetAndDestroy(), 20));
  },
});

/** A whole answer with these header lines and this body. */
const answers = (name: string, headers: string[], body: Bytes = PAGE, status = '200 OK'): OddAnswer =>
  says(name, [
    `HTTP/1.1 ${status}\r\nContent-Type: text/html\r\n${headers.map((line) => `${line}\r\n`).join('')}`,
    '\r\n',
    body,
  ]);

const pieces = (name: string, parts: Bytes[], end: 'end' | 'reset', pauseMs = 30): OddAnswer => ({
  name,
  async give(socket) {
    for (const part of parts) {
      if (socket.destroyed) return;
      socket.write(bytesOf(part));
      await delay(pauseMs);
    }
    if (end === 'end') socket.end();
    else socket.resetAndDestroy();
  },
});

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';
const length = (bytes: number) => `Content-Length: ${bytes}`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked';

const UNKNOWN_CODINGS = [
  'none',
  'UTF-8',
  'utf8',
  'aws-chunked',
  'identity',
  'IDENTITY',
  'identity;q=1',
  '',
  ' ',
  ',',
  ', ,',
  'text',
  '*',
  'iso-8859-1',
  'binary',
  '8bit',
  '7bit',
  'base64',
  'quoted-printable',
  'chunked',
  'pack200-gzip',
  'exi',
  'aes128gcm',
  'zstd',
  'compress',
  'x-compress',
  'lzma',
  'sdch',
  'dcb',
  'gzip;q=1.0',
  '"gzip"',
  'gzip br',
  'gzip;br',
  'text/html',
  'null',
  'undefined',
  'false',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(5_000),
  'none, none, none',
  'identity, aws-chunked',
  'utf-8, utf-8',
  '\xfc\xf6',
  '\xc3\xa4',
  '{}',
  '(gzip)',
  'gzip\t',
  'g\x7fzip',
];

const codings = (): OddAnswer[] => [
  ...UNKNOWN_CODINGS.map((name) =>
    answers(`Content-Encoding ${JSON.stringify(name.slice(0, 30))}`, [`Content-Encoding: ${name}`]),
  ),
  ...['none', 'UTF-8', 'aws-chunked', 'zstd'].flatMap((name) => [
    answers(`${name}, with its length`, [`Content-Encoding: ${name}`, length(PAGE.length)]),
    answers(`${name}, without a body`, [`Content-Encoding: ${name}`, length(0)], ''),
    answers(`${name}, too short`, [`Content-Encoding: ${name}`, length(PAGE.length + 50)]),
    says(`${name}, reset in the body`, [HEAD, `Content-Encoding: ${name}\r\n${length(99_999)}\r\n\r\n`, PAGE], true),
    answers(`${name}, error page`, [`Content-Encoding: ${name}`], PAGE, '404 Not Found'),
    answers(`${name}, redirect`, [`Content-Encoding: ${name}`, 'Location: /odd-target'], PAGE, '302 Found'),
  ]),
  answers('gzip with an unknown name', ['Content-Encoding: aws-chunked,gzip'], GZ),
  answers('two headers, one unknown', ['Content-Encoding: none', 'Content-Encoding: gzip'], GZ),
  answers('three codings', ['Content-Encoding: gzip, br, gzip'], GZ),
  answers('fifty codings', [`Content-Encoding: ${Array(50).fill('gzip').join()}`], GZ),
  answers('zstd by its mark', ['Content-Encoding: zstd'], bytesOf('\x28\xb5\x2f\xfd', PAGE)),
];

const brokenCodings = (): OddAnswer[] => [
  ...['gzip', 'br', 'deflate', 'x-gzip', 'gzip, gzip', 'gzip, br'].map((name) =>
    answers(`plain text called ${name}`, [`Content-Encoding: ${name}`]),
  ),
  answers('half a gzip', ['Content-Encoding: gzip'], GZ.subarray(0, GZ.length >> 1)),
  answers('gzip with a wrong checksum', ['Content-Encoding: gzip'], bytesOf(GZ.subarray(0, -8), '12345678')),
  answers(
    'gzip with rubbish in it',
    ['Content-Encoding: gzip'],
    bytesOf(GZ.subarray(0, 30), 'rubbish', GZ.subarray(37)),
  ),
  answers('gzip with rubbish after it', ['Content-Encoding: gzip'], bytesOf(GZ, 'rubbish')),
  answers('one byte of gzip', ['Content-Encoding: gzip'], GZ.subarray(0, 1)),
  answers('gzip of nothing', ['Content-Encoding: gzip', length(0)], ''),
  answers('half a brotli', ['Content-Encoding: br'], BR.subarray(0, BR.length >> 1)),
  answers('brotli with rubbish after it', ['Content-Encoding: br'], bytesOf(BR, 'rubbish')),
  answers('raw deflate', ['Content-Encoding: deflate'], deflateRawSync(PAGE)),
  answers('half a deflate', ['Content-Encoding: deflate'], deflateSync(PAGE).subarray(0, 20)),
  answers('a gzip bomb', ['Content-Encoding: gzip'], gzipSync(Buffer.alloc(30_000_000))),
  answers('a brotli bomb', ['Content-Encoding: br'], brotliCompressSync(Buffer.alloc(8_000_000))),
  says(
    'gzip, reset in the middle',
    [HEAD, `Content-Encoding: gzip\r\n${length(GZ.length)}\r\n\r\n`, GZ.subarray(0, 40)],
    true,
  ),
  answers('gzip 204', ['Content-Encoding: gzip'], GZ, '204 No Content'),
];

const lengths = (): OddAnswer[] => [
  answers('Content-Length too long', [length(PAGE.length + 1_000)]),
  answers('Content-Length too short', [length(10)]),
  ...['-1', '1e3', '0x10', 'abc', '', '10, 20', '99999999999999999999', '+5', '5 5', '1.5'].map((value) =>
    answers(`Content-Length "${value}"`, [`Content-Length: ${value}`]),
  ),
  answers('two Content-Lengths', [length(5), length(PAGE.length)]),
  answers('the same Content-Length twice', [length(PAGE.length), length(PAGE.length)]),
  answers('Content-Length and chunked', [length(3), CHUNKED], `${chunk(PAGE)}0\r\n\r\n`),
  answers('chunked without an end', [CHUNKED], chunk(PAGE)),
  answers('a chunk of rubbish length', [CHUNKED], 'zz\r\nrubbish\r\n0\r\n\r\n'),
  answers('a chunk of no length', [CHUNKED], '\r\nrubbish\r\n'),
  answers('a chunk of endless length', [CHUNKED], 'ffffffffffffffffff\r\nx'),
  answers('a chunk longer than its length', [CHUNKED], '3\r\nabcdefgh\r\n0\r\n\r\n'),
  answers('a negative chunk', [CHUNKED], '-5\r\nabcde\r\n0\r\n\r\n'),
  answers('chunk extensions', [CHUNKED], `5;${'a=b;'.repeat(50)}\r\nabcde\r\n0\r\n\r\n`),
  answers('a huge chunk extension', [CHUNKED], `5;${'a'.repeat(40_000)}\r\nabcde\r\n0\r\n\r\n`),
  answers('trailers', [CHUNKED, 'Trailer: X-Sum'], `${chunk(PAGE)}0\r\nX-Sum: 1\r\nContent-Encoding: none\r\n\r\n`),
  answers('trailers of rubbish', [CHUNKED], `${chunk('a')}0\r\nrubbish\r\n\r\n`),
  answers(
    'gzip, chunked, with trailers',
    [CHUNKED, 'Content-Encoding: gzip'],
    bytesOf(`${GZ.length.toString(16)}\r\n`, GZ, '\r\n0\r\nX: y\r\n\r\n'),
  ),
  answers('Transfer-Encoding gzip', ['Transfer-Encoding: gzip'], GZ),
  answers('Transfer-Encoding gzip, chunked', ['Transfer-Encoding: gzip, chunked'], `${chunk('x')}0\r\n\r\n`),
  answers('Transfer-Encoding chunked twice', ['Transfer-Encoding: chunked, chunked'], `${chunk('x')}0\r\n\r\n`),
  answers('Transfer-Encoding identity', ['Transfer-Encoding: identity']),
  answers('an answer and another behind it', [length(PAGE.length)], `${PAGE}${HEAD}${length(1)}\r\n\r\nx`),
  answers('rubbish behind the answer', [length(PAGE.length)], `${PAGE}rubbish`),
];

const STATUSES = [
  '000',
  '042',
  '099',
  '100 Continue',
  '101 Switching Protocols',
  '102 Processing',
  '103 Early Hints',
  '199 x',
  '299 x',
];
const MORE_STATUSES = [
  '204 No Content',
  '205 Reset',
  '206 Partial',
  '304 Not Modified',
  '306 x',
  '399 x',
  '418 x',
  '451 x',
  '499 x',
  '599 x',
  '600 x',
  '700 x',
  '999 x',
  '1000 x',
  '-200 x',
  '2OO OK',
  '20',
  '',
];

const statuses = (): OddAnswer[] => [
  ...[...STATUSES, ...MORE_STATUSES].map((status) => answers(`status "${status}"`, [], PAGE, status)),
  answers('204 with a length', [length(PAGE.length)], PAGE, '204 No Content'),
  answers('304 with a body', [length(PAGE.length), 'ETag: "x"'], PAGE, '304 Not Modified'),
  answers('206 with a range', ['Content-Range: bytes 0-4/999'], 'abcde', '206 Partial Content'),
  answers('101 with an Upgrade', ['Upgrade: websocket', 'Connection: Upgrade'], 'frames', '101 Switching Protocols'),
  says('a storm of 100', ['HTTP/1.1 100 Continue\r\n\r\n'.repeat(500), HEAD, '\r\n', PAGE]),
  says('a storm of 103', [
    'HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'.repeat(500),
    HEAD,
    '\r\n',
    PAGE,
  ]),
  says('a storm of 102 and the end', ['HTTP/1.1 102 Processing\r\n\r\n'.repeat(500)]),
  says('100 and a reset', ['HTTP/1.1 100 Continue\r\n\r\n'], true),
  answers('407 with a body', ['Proxy-Authenticate: Basic'], PAGE, '407 Proxy'),
  answers('401 with nonsense', ['WWW-Authenticate: \xff, ,,= Basic'], PAGE, '401 x'),
  answers('429 in the past', ['Retry-After: -5'], PAGE, '429 x'),
  answers('503 with a broken date', ['Retry-After: Thu, 99 Foo'], PAGE, '503 x'),
];

const firstLines = (): OddAnswer[] =>
  [
    '\r\n',
    'HTTP/0.9 200 OK\r\n\r\n',
    'HTTP/9.9 200 OK\r\n\r\n',
    'HTTP/1.1\r\n\r\n',
    'HTTP/1.1 \r\n\r\n',
    'HTTP 200\r\n\r\n',
    'ICY 200 OK\r\n\r\n',
    'RTSP/1.0 200 OK\r\n\r\n',
    'http/1.1 200 ok\r\n\r\n',
    ' HTTP/1.1 200 OK\r\n\r\n',
    '\0\0\0\0',
    '\x16\x03\x01\x02',
    'SSH-2.0-OpenSSH\r\n',
    '220 mail.example ESMTP\r\n',
    PAGE,
    'HTTP/1.1 200 OK\n\n',
    'HTTP/1.1 200 OK\r\r',
    'HTTP/2.0 200 OK\r\n\r\n',
    `HTTP/1.1 200 ${'O'.repeat(100_000)}\r\n\r\n`,
    'HTTP/1.1 200 \xff\x01\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ].map((line, at) => says(`first line ${at}: ${JSON.stringify(line.slice(0, 24))}`, [line, at % 2 ? PAGE : '']));

const BAD_HEADERS = [
  'X: a\0b',
  'X\0: a',
  ': empty name',
  'X : space before',
  'no colon at all',
  ' folded',
  'X: a\x01b',
  'X: \x7f',
  '\xff\xfe: bom',
  'X: \xff\xfe\xfd',
  'X\r: a',
  'X: a\rb',
  '__proto__: x',
  'constructor: x',
  'Set-Cookie: \0',
  'Set-Cookie: =;;;=',
  'Location: http://[::',
  'Content-Type: ;;;',
  'Content-Type: \xff/\xff',
  'Link: <<<>>>; rel',
  'Connection: close, keep-alive, upgrade',
  'Keep-Alive: timeout=-1, max=x',
  'Upgrade: h2c',
  'Alt-Svc: h3=":0"',
  'Date: never',
  'Refresh: 0;url=\0',
  'Content-Location: http://\xff',
  'Content-Disposition: attachment; filename*=x',
  'Strict-Transport-Security: max-age=NaN',
  'X-Robots-Tag: \xff: none',
  'ETag: \0',
];

const headers = (): OddAnswer[] => [
  ...BAD_HEADERS.map((line) => answers(`header ${JSON.stringify(line)}`, [line])),
  answers('no headers', []),
  answers('a header of 60 kB', [`X: ${'x'.repeat(60_000)}`]),
  answers('a header of 300 kB', [`X: ${'x'.repeat(300_000)}`]),
  answers(
    'five thousand headers',
    Array.from({ length: 5_000 }, (_, at) => `X-${at}: ${at}`),
  ),
  answers('Content-Type twenty times', Array(20).fill('Content-Type: text/html; charset=utf-7')),
  answers('a charset that is none', ['Content-Type: text/html; charset=no-such-thing']),
  says('headers that do not end', [HEAD, 'X: y\r\n'.repeat(50)]),
  says('headers that are cut', [HEAD, 'Content-Enc'], true),
];

const endings = (): OddAnswer[] => [
  says('nothing, and the end', []),
  says('nothing, and a reset', [], true),
  says('a reset after the headers', [HEAD, '\r\n'], true),
  says('a reset after the headers with a length', [HEAD, `${length(5_000)}\r\n\r\n`], true),
  says('a reset in the body', [HEAD, `${length(5_000)}\r\n\r\n`, 'half'], true),
  says('a reset in a chunk', [HEAD, `${CHUNKED}\r\n\r\n`, '100\r\nhalf'], true),
  says('a reset after the whole body', [HEAD, `${length(4)}\r\n\r\n`, 'full'], true),
  says('the end in the body', [HEAD, `${length(5_000)}\r\n\r\n`, 'half']),
  pieces('byte by byte', [...'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabc'], 'end', 2),
  pieces('byte by byte, and a reset', [...'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc'], 'reset', 2),
  pieces('a drip, then cut', [HEAD, `${CHUNKED}\r\n\r\n`, ...Array(10).fill(chunk('drip'))], 'reset'),
  pieces(
    'a drip of gzip, then cut',
    [HEAD, 'Content-Encoding: gzip\r\n\r\n', ...[...GZ.subarray(0, 40)].map((byte) => Buffer.from([byte]))],
    'reset',
    5,
  ),
  pieces(
    'a drip of an unknown coding, then cut',
    [HEAD, 'Content-Encoding: none\r\n\r\n', ...Array(10).fill('drip')],
    'reset',
  ),
  pieces('headers, a pause, the end', [HEAD, 'Content-Encoding: none\r\n\r\n'], 'end', 200),
];

const redirects = (): OddAnswer[] => [
  ...['301 x', '302 x', '303 x', '307 x', '308 x'].map((status) =>
    answers(`${status} with a body cut short`, ['Location: /odd-target', length(9_000)], PAGE, status),
  ),
  ...[
    '',
    '\0',
    'http://',
    '//',
    'javascript:1',
    'data:,x',
    'http://[',
    'http://127.0.0.1:1/',
    'http://169.254.169.254/',
    '\xff',
    '?'.repeat(3_000),
    'mailto:x@y',
  ].map((to) => answers(`a redirect to ${JSON.stringify(to.slice(0, 24))}`, [`Location: ${to}`], PAGE, '302 Found')),
  answers('two Locations', ['Location: /odd-target', 'Location: /else'], PAGE, '302 Found'),
  answers('a redirect without Location', [], PAGE, '301 x'),
  answers('a redirect in a circle', ['Location: ?'], PAGE, '302 Found'),
];

/** Whatever a server may say that no server should: some 250 answers, each as a page or a file, all within a second or so. */
export const ODD_ANSWERS: readonly OddAnswer[] = [
  ...codings(),
  ...brokenCodings(),
  ...lengths(),
  ...statuses(),
  ...firstLines(),
  ...headers(),
  ...endings(),
  ...redirects(),
];
