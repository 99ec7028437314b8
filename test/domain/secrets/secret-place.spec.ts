import { expect } from 'chai';
import { secretPlace } from '../../../domain/secrets/secret-place.js';

describe('[U] places of secrets', () => {
  it('are different for whatever differs, ids with odd characters too', () => {
    const scope = { user_id: 'a', method: 'POST', route: '/api', key: 'k' };
    const places = [
      secretPlace.password('a', 'b', 'smtp_password'),
      secretPlace.password('a', 'b', 'imap_password'),
      secretPlace.password('a","b', '', 'smtp_password'),
      secretPlace.password('a', 'c', 'smtp_password'),
      secretPlace.password('c', 'b', 'smtp_password'),
      secretPlace.webhook('a', 'b'),
      secretPlace.webhook('b', 'a'),
      secretPlace.answer(scope),
      ...Object.keys(scope).map((field) => secretPlace.answer({ ...scope, [field]: 'x' })),
    ];
    expect(new Set(places).size).to.equal(places.length);
  });
});
