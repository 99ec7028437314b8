import { expect } from 'chai';
import { SUPPRESSION_COLUMNS } from '../../../../../domain/outreach/campaigns/csv/suppressions.js';
import { scalarFields } from '../../../../support/api/scalar-fields.js';

describe('[U] columns of suppressions', () => {
  it('are the scalar fields of the record in its order, but for whose it is', () => {
    expect([...SUPPRESSION_COLUMNS]).to.deep.equal(scalarFields('Suppression').filter((name) => name !== 'user_id'));
  });
});
