import { expect } from 'chai';
import { ownWork } from '../../../../../domain/insights/results/entries/own-work.js';

describe('[U] own work', () => {
  it('is what is known of it, and nothing that is not', () => {
    const work = ownWork({ path: 'p', value: {} }, 'issue', { path: 'p.title', value: 'T' }, { check_ids: ['a'] });
    expect(work).to.deep.include({ path: 'p', kind: 'issue', titled: 'title', check_ids: ['a'], traffic: null });
    expect(work).to.not.have.property('priority');
  });
});
