import { expect } from 'chai';
import type { Request, Response } from 'express';
import express from 'express';
import { HttpError } from '../../../../api/http/http-error.js';
import { readListQuery, setNextLink } from '../../../../api/http/requests/list-query.js';
import { encodeCursor } from '../../../../store/base/cursor.js';

const cursor = { created_at: new Date('2026-01-02T03:04:05.678Z'), id: '0123456789abcdef01234567' };
const word = encodeCursor(cursor);
const asked = (query: object, originalUrl = '/api/operations'): Request =>
  Object.create(express.request, { query: { value: query }, originalUrl: { value: originalUrl } });

function linkFor(originalUrl: string, next: string | null): string | undefined {
  const headers: Record<string, string> = {};
  const res: Response = Object.create(express.response, {
    set: { value: (name: string, value: string) => Object.assign(headers, { [name]: value }) },
  });
  setNextLink(asked({}, originalUrl), res, next);
  return headers['Link'];
}

describe('[U] list query', () => {
  it('reads limit and cursor', () => {
    expect(readListQuery(asked({}))).to.deep.equal({ limit: 100, cursor: null });
    expect(readListQuery(asked({ limit: 7 }))).to.deep.equal({ limit: 7, cursor: null });
    expect(readListQuery(asked({ limit: 7, cursor: word }))).to.deep.equal({ limit: 7, cursor });
  });

  for (const bad of ['x', word.slice(1), `${word}AA`, Buffer.from('{"$gt":""}').toString('base64url')]) {
    it(`refuses the cursor ${bad}`, () => {
      try {
        readListQuery(asked({ cursor: bad }));
        expect.fail('it was taken');
      } catch (failure) {
        expect(failure).to.be.instanceOf(HttpError);
        expect(failure).to.deep.include({
          status: 422,
          body: { detail: [{ loc: ['query', 'cursor'], msg: 'Not a cursor of this list', type: 'value_error' }] },
        });
      }
    });
  }

  it('the last page has no next', () => expect(linkFor('/api/operations', null)).to.equal(undefined));

  const links: [url: string, link: string][] = [
    ['/api/operations', '</api/operations?cursor=NEXT>; rel="next"'],
    ['/api/operations?limit=2&type=quick_audit', '</api/operations?limit=2&type=quick_audit&cursor=NEXT>; rel="next"'],
    ['/api/operations?cursor=OLD&limit=2', '</api/operations?cursor=NEXT&limit=2>; rel="next"'],
    [
      '/api/seo/audits?site_url=https://a.example/?b=1>',
      '</api/seo/audits?site_url=https%3A%2F%2Fa.example%2F%3Fb%3D1%3E&cursor=NEXT>; rel="next"',
    ],
    ['http://evil.example/api/operations', '</api/operations?cursor=NEXT>; rel="next"'],
  ];
  for (const [url, link] of links) {
    it(`the next page of ${url} keeps everything else`, () => expect(linkFor(url, 'NEXT')).to.equal(link));
  }
});
