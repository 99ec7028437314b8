import { expect } from 'chai';
import { ATTEMPT_COLUMNS } from '../../../../../domain/outreach/campaigns/csv/attempts.js';
import { scalarFields } from '../../../../support/api/scalar-fields.js';

/** How it came about: for programs, and not for a sheet. */
const INNER = new Set(['sender_id', 'step', 'origin']);

describe('[U] columns of attempts', () => {
  it('are the scalar fields of the record in its order, but for how it came about', () => {
    expect([...ATTEMPT_COLUMNS]).to.deep.equal(scalarFields('Attempt').filter((name) => !INNER.has(name)));
  });
});
