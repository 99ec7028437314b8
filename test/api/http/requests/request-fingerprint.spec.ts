import { expect } from 'chai';
import { type Request, request } from 'express';
import { fingerprintRequest } from '../../../../api/http/requests/request-fingerprint.js';

describe('[U] fingerprintRequest', () => {
  const fingerprint = (parts: { query?: object; body?: unknown; files?: object[] }, key = 'key'): string => {
    const req: Request = Object.create(request, { query: { value: parts.query ?? {} } });
    return fingerprintRequest(Object.assign(req, { body: parts.body, files: parts.files }), key);
  };
  const file = (fieldname: string, text: string) => ({ fieldname, buffer: Buffer.from(text) });

  it('tells no one without the key what was asked', () => {
    expect(fingerprint({ body: { a: 1 } }, 'one')).to.not.equal(fingerprint({ body: { a: 1 } }, 'other'));
  });

  it('is of one length for all that was asked, whatever the order of keys', () => {
    expect(fingerprint({ body: { a: 1, b: 2 } })).to.match(/^[0-9a-f]{64}$/);
    expect(fingerprint({ body: { a: 1, b: 2 } })).to.equal(fingerprint({ body: { b: 2, a: 1 } }));
    expect(fingerprint({})).to.equal(fingerprint({ body: null }));
  });

  it('differs with the body, the query and each byte of a file', () => {
    const all = [
      fingerprint({}),
      fingerprint({ body: {} }),
      fingerprint({ body: { a: 1 } }),
      fingerprint({ query: { a: '1' } }),
      fingerprint({ body: { a: 1 }, query: { a: '1' } }),
      fingerprint({ files: [file('image', 'one')] }),
      fingerprint({ files: [file('image', 'two')] }),
      fingerprint({ files: [file('photo', 'one')] }),
    ];
    expect(new Set(all).size).to.equal(all.length);
  });
});
