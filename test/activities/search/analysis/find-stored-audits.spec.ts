import { expect } from 'chai';
import { findStoredAudits } from '../../../../activities/search/analysis/find-stored-audits.js';
import type { AuditRecord } from '../../../../store/audits/audits.js';

describe('[U] stored audits of a site', () => {
  it('are at most five, complete ones first', async () => {
    const types = ['quick', 'complete', 'complete', 'quick', 'complete', 'complete', 'quick'] as const;
    const items = types.map((audit_type, index) => ({ id: `${index}`, audit_type }) as AuditRecord);
    const asked: unknown[] = [];
    const list = async (...given: unknown[]) => {
      asked.push(given.slice(0, 2));
      return { items, next_cursor: null };
    };
    expect(await findStoredAudits({ audits: { list } }, { user_id: 'alice', site: 'a.example' })).to.deep.equal({
      audit_ids: ['1', '2', '4', '5', '0'],
    });
    expect(asked).to.deep.equal([['alice', { site: 'a.example' }]]);
  });
});
