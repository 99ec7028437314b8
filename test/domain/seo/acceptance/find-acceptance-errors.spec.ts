import { expect } from 'chai';
import { findAcceptanceErrors } from '../../../../domain/seo/acceptance/find-acceptance-errors.js';

const IDS = new Set(['title/long', 'title/missing', 'h1/missing']);
const whole = { check: 'title/long', url: null, url_pattern: null, until: null };
const fieldsOf = (given: Partial<Record<keyof typeof whole, string>>) =>
  findAcceptanceErrors({ ...whole, ...given }, IDS, '2026-06-01T12:00:00.000Z').map(({ field }) => field);

describe('[U] findAcceptanceErrors', () => {
  it('has nothing against an id, a family, or all checks of some URLs', () => {
    expect(fieldsOf({})).to.deep.equal([]);
    expect(fieldsOf({ check: 'title/*', until: '2026-06-01' })).to.deep.equal([]);
    expect(fieldsOf({ check: '*', url_pattern: '/tag/*' })).to.deep.equal([]);
    expect(fieldsOf({ check: '*', url: 'https://site.example/' })).to.deep.equal([]);
  });

  it('names checks and families that are not there', () => {
    for (const check of ['title/x', 'titles/*', '/*', 'title', 'toString', '**'])
      expect(fieldsOf({ check }), check).to.deep.equal(['check']);
  });

  it('refuses to accept all of everything, two scopes, bad patterns and days that have passed', () => {
    expect(fieldsOf({ check: '*' })).to.deep.equal(['check']);
    expect(fieldsOf({ url: 'https://site.example/', url_pattern: '/a' })).to.deep.equal(['url_pattern']);
    expect(fieldsOf({ url_pattern: 're:(' })).to.deep.equal(['url_pattern']);
    expect(fieldsOf({ url_pattern: 'tag' })).to.deep.equal(['url_pattern']);
    expect(fieldsOf({ until: '2026-05-31' })).to.deep.equal(['until']);
  });
});
