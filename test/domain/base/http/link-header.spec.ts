import { expect } from 'chai';
import { parseLinkHeader } from '../../../../domain/base/http/link-header.js';

describe('[U] link header', () => {
  it('reads target, relations and parameters', () => {
    expect(parseLinkHeader('<https://example.test/a>; rel="Canonical shortlink"; Title=A')).to.deep.equal([
      {
        target: 'https://example.test/a',
        rel: ['canonical', 'shortlink'],
        params: { rel: 'Canonical shortlink', title: 'A' },
      },
    ]);
  });

  it('splits several links, but not at commas and semicolons inside brackets or quotes', () => {
    const header = '</a,b;c>; rel=next; title="x, \\"y\\"; z", </d>;rel=prev';
    expect(parseLinkHeader(header)).to.deep.equal([
      { target: '/a,b;c', rel: ['next'], params: { rel: 'next', title: 'x, "y"; z' } },
      { target: '/d', rel: ['prev'], params: { rel: 'prev' } },
    ]);
  });

  it('takes the first of a repeated parameter', () => {
    expect(parseLinkHeader('</a>; rel=next; rel=prev').map((link) => link.rel)).to.deep.equal([['next']]);
  });

  it('skips what is no link', () => {
    expect(parseLinkHeader('nonsense, <unclosed; rel=next')).to.deep.equal([]);
    expect(parseLinkHeader('nonsense, </a>; rel=next').map((link) => link.target)).to.deep.equal(['/a']);
    expect(parseLinkHeader(undefined)).to.deep.equal([]);
  });
});
