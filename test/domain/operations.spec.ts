import { expect } from 'chai';
import { parse } from 'yaml';
import { isFinished, OPERATION_STATUSES, OPERATION_TYPES } from '../../domain/operations.js';
import { readHouseFile } from '../support/house-files.js';

describe('[U] operations', () => {
  it('are finished once nothing more will come', () => {
    expect(OPERATION_STATUSES.filter(isFinished)).to.deep.equal(['completed', 'failed', 'cancelled', 'timed_out']);
    expect(OPERATION_STATUSES.filter((status) => !isFinished(status))).to.deep.equal(['queued', 'running']);
  });

  it('have the types and statuses that openapi.yaml promises', () => {
    const { schemas } = parse(readHouseFile('openapi.yaml')).components;
    expect([...OPERATION_TYPES]).to.deep.equal(schemas.OperationType.enum);
    expect([...OPERATION_STATUSES]).to.deep.equal(schemas.OperationStatus.enum);
  });
});
