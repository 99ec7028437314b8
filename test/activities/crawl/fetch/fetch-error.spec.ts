import { expect } from 'chai';
import { describeFetchError, isLostConnection } from '../../../../activities/crawl/fetch/fetch-error.js';

function errorWith(fields: { code?: string; name?: string; message?: string }): Error {
  return Object.assign(new Error(fields.message ?? 'connect ECONNREFUSED 10.0.0.1:80'), fields);
}

describe('[U] describeFetchError', () => {
  const cases: [fields: { code?: string; name?: string }, kind: string][] = [
    [{ name: 'UrlNotAllowedError' }, 'url_not_allowed'],
    [{ name: 'DnsFailureError' }, 'dns'],
    [{ name: 'TimeoutError' }, 'timeout'],
    [{ code: 'ENOTFOUND' }, 'dns'],
    [{ code: 'EAI_AGAIN' }, 'dns'],
    [{ code: 'ECONNREFUSED' }, 'refused'],
    [{ code: 'EHOSTUNREACH' }, 'refused'],
    [{ code: 'ENETUNREACH' }, 'refused'],
    [{ code: 'ECONNRESET' }, 'reset'],
    [{ code: 'EPIPE' }, 'reset'],
    [{ code: 'UND_ERR_SOCKET', name: 'SocketError' }, 'reset'],
    [{ code: 'ETIMEDOUT' }, 'timeout'],
    [{ code: 'UND_ERR_CONNECT_TIMEOUT', name: 'ConnectTimeoutError' }, 'timeout'],
    [{ code: 'UND_ERR_HEADERS_TIMEOUT' }, 'timeout'],
    [{ code: 'UND_ERR_BODY_TIMEOUT' }, 'timeout'],
    [{ code: 'CERT_HAS_EXPIRED' }, 'tls'],
    [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'tls'],
    [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'tls'],
    [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'tls'],
    [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'tls'],
    [{ code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'tls'],
    [{ code: 'EPROTO' }, 'tls'],
    [{ code: 'HPE_INVALID_CONSTANT', name: 'HTTPParserError' }, 'protocol'],
    [{ code: 'UND_ERR_HEADERS_OVERFLOW' }, 'protocol'],
    [{ code: 'ERR_HTTP2_STREAM_ERROR' }, 'protocol'],
    [{}, 'protocol'],
  ];
  for (const [fields, kind] of cases) {
    it(`${fields.code ?? fields.name ?? 'anything else'}: ${kind}, without the system's own words`, () => {
      const described = describeFetchError(errorWith(fields));
      expect(described.kind).to.equal(kind);
      expect(described.message).not.to.contain('10.0.0.1');
    });
  }

  it('names the certificate error', () => {
    const { message } = describeFetchError(errorWith({ code: 'CERT_HAS_EXPIRED' }));
    expect(message).to.equal('The secure connection could not be set up (CERT_HAS_EXPIRED).');
  });

  it('keeps the words of an encoding error, which are ours', () => {
    const error = errorWith({ name: 'BadEncodingError', message: 'The content coding "zstd" is not known.' });
    expect(describeFetchError(error)).to.deep.equal({
      kind: 'bad_encoding',
      message: 'The content coding "zstd" is not known.',
    });
  });

  it('goes by the first of several addresses that all failed', () => {
    const error = new AggregateError([errorWith({ code: 'ENETUNREACH' }), errorWith({ code: 'ETIMEDOUT' })]);
    expect(describeFetchError(error).kind).to.equal('refused');
  });

  it('takes what is no error for a broken protocol', () => {
    expect(describeFetchError('odd').kind).to.equal('protocol');
  });
});

describe('[U] isLostConnection', () => {
  it('is true for a connection that ended and for a stream that HTTP/2 refused, and for nothing else', () => {
    expect(isLostConnection(errorWith({ code: 'UND_ERR_SOCKET' }))).to.equal(true);
    const refused = { code: 'ERR_HTTP2_STREAM_ERROR', message: 'Stream closed with error code NGHTTP2_REFUSED_STREAM' };
    expect(isLostConnection(errorWith(refused))).to.equal(true);
    const internal = {
      code: 'ERR_HTTP2_STREAM_ERROR',
      message: 'Stream closed with error code NGHTTP2_INTERNAL_ERROR',
    };
    expect(isLostConnection(errorWith(internal))).to.equal(false);
    expect(isLostConnection(errorWith({ code: 'ECONNREFUSED' }))).to.equal(false);
    expect(isLostConnection(errorWith({ name: 'TimeoutError' }))).to.equal(false);
    expect(isLostConnection(null)).to.equal(false);
  });
});
