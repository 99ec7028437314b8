import { expect } from 'chai';
import { LEAD_COLUMNS } from '../../../../../domain/outreach/campaigns/csv/leads.js';
import { scalarFields } from '../../../../support/api/scalar-fields.js';

describe('[U] columns of leads', () => {
  it('are the scalar fields of the record in its order', () => {
    expect([...LEAD_COLUMNS]).to.deep.equal(scalarFields('Lead'));
  });
});
