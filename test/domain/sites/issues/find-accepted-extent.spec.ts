import { expect } from 'chai';
import { findAcceptancesOfCheck, findAcceptedExtent } from '../../../../domain/sites/issues/find-accepted-extent.js';
import { stubAcceptance } from '../../../support/samples/stub-acceptance.js';

const NOW = '2026-06-01T08:00:00.000Z';
const extent = (...given: Parameters<typeof stubAcceptance>[0][]) =>
  findAcceptedExtent(given.map(stubAcceptance), 'title/long', NOW);

describe('[U] how much of a check is accepted', () => {
  it('is everything where an acceptance of the check, its family or all checks names no page', () => {
    expect(extent({ check: 'title/long' })).to.equal('whole');
    expect(extent({ check: 'title/*' })).to.equal('whole');
    expect(extent({ url: 'https://site.example/a' }, { check: '*' })).to.equal('whole');
  });

  it('is a part where acceptances name pages', () => {
    expect(extent({ url: 'https://site.example/a' })).to.equal('part');
    expect(extent({ check: '*', url_pattern: '/tag/*' })).to.equal('part');
  });

  it('is nothing for other checks, and once an acceptance has expired', () => {
    expect(extent()).to.equal('none');
    expect(extent({ check: 'title/missing' }, { check: 'h1/*' })).to.equal('none');
    expect(extent({ until: '2026-05-31' })).to.equal('none');
    expect(extent({ until: '2026-06-01' })).to.equal('whole');
  });

  it('names the acceptances that it rests on', () => {
    const own = stubAcceptance({ id: 'own', url: 'https://site.example/a' });
    const other = stubAcceptance({ id: 'other', check: 'h1/missing' });
    expect(findAcceptancesOfCheck([own, other], 'title/long', NOW)).to.deep.equal([own]);
  });
});
