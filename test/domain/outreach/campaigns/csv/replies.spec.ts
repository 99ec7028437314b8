import { expect } from 'chai';
import { REPLY_COLUMNS } from '../../../../../domain/outreach/campaigns/csv/replies.js';
import { scalarFields } from '../../../../support/api/scalar-fields.js';

describe('[U] columns of replies', () => {
  it('are the scalar fields of the record in its order; needs_review follows from the confidence', () => {
    expect([...REPLY_COLUMNS]).to.deep.equal(scalarFields('Reply').filter((name) => name !== 'needs_review'));
  });
});
