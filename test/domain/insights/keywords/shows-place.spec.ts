import { expect } from 'chai';
import { showsPlace } from '../../../../domain/insights/keywords/shows-place.js';

const source = (value: unknown, type: 'complete_audit' | null = null) => ({ path: 'c', value, type });
const keyword = (value: string) => ({ path: 'k[0]', value });
const audit = (id: string) => source({ recommendations: [{ id: 'fix/x' }, { id }] }, 'complete_audit');

describe('[U] signs of a place in the input of keywords', () => {
  it('are queries for something nearby, and advice that audits give to local businesses', () => {
    expect(showsPlace(source(null), [keyword('Lamp repair near me')])).to.equal(true);
    const rows = [{ query: 'lampen in der nähe', impressions: 9 }];
    expect(showsPlace(source({ rows }), [])).to.equal(true);
    expect(showsPlace(audit('improvement/local-profile'), [])).to.equal(true);
  });

  it('are none in other queries and advice', () => {
    expect(showsPlace(source({ rows: [{ query: 'lamp', impressions: 9 }] }), [keyword('lamp repair')])).to.equal(false);
    expect(showsPlace(audit('improvement/same-as'), [])).to.equal(false);
    expect(showsPlace(source({ recommendations: [{ id: 'improvement/local-profile' }] }), [])).to.equal(false);
  });
});
