import { expect } from 'chai';
import { sliceId } from '../../../../store/outreach/campaigns/slice-id.js';

const NAME = { user_id: 'alice', campaign_id: '1', kind: 'leads', slice: 'a' } as const;

describe('[U] slice id', () => {
  it('is the same for the same slice, and another for any other', () => {
    expect(sliceId({ ...NAME })).to.equal(sliceId(NAME));
    const others = [
      { ...NAME, user_id: 'bob' },
      { ...NAME, campaign_id: '2' },
      { ...NAME, kind: 'replies' as const },
      { ...NAME, slice: 'b' },
    ];
    expect(new Set([NAME, ...others].map(sliceId)).size).to.equal(5);
    expect(sliceId(NAME)).to.match(/^[0-9a-f]{64}$/);
  });
});
