import { expect } from 'chai';
import { findAccessId } from '../../../domain/operations/find-access-id.js';

describe('[U] access data of an input', () => {
  it('are found where audits and where tools of one page name them', () => {
    expect(findAccessId({ crawl: { access: { id: 'access:1', origin: 'https://a.example' } } })).to.equal('access:1');
    expect(findAccessId({ access: { id: 'access:2', origin: 'https://a.example' } })).to.equal('access:2');
  });

  it('are none otherwise', () => {
    for (const input of [{}, { crawl: {} }, { crawl: null }, { access: 'x' }, { access: { id: 5 } }])
      expect(findAccessId(input)).to.equal(null);
  });
});
