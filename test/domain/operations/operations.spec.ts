import { expect } from 'chai';
import { isFinished, OPERATION_STATUSES, OPERATION_TYPES } from '../../../domain/operations/operations.js';
import { plainContract } from '../../support/contract.js';

describe('[U] operations', () => {
  it('are finished once nothing more will come', () => {
    expect(OPERATION_STATUSES.filter(isFinished)).to.deep.equal(['completed', 'failed', 'cancelled', 'timed_out']);
    expect(OPERATION_STATUSES.filter((status) => !isFinished(status))).to.deep.equal(['queued', 'running']);
  });

  it('have the types and statuses that openapi.yaml promises', () => {
    const { schemas } = plainContract().components;
    expect([...OPERATION_TYPES]).to.deep.equal(schemas.OperationType.enum);
    expect([...OPERATION_STATUSES]).to.deep.equal(schemas.OperationStatus.enum);
  });
});
