import { expect } from 'chai';
import { DomainError } from '../../../../../domain/base/errors.js';
import { runDimension } from '../../../../../domain/search/analysis/dimensions/run-dimension.js';

const expectNoError = (error: unknown) => expect.fail(String(error));

describe('[U] outcome of a dimension', () => {
  it('is what it tells', () => {
    expect(runDimension(() => ({ clicks: 1 }), expectNoError)).to.deep.equal({ status: 'completed', clicks: 1 });
    const nothing = { status: 'no_data', reason: 'a', next_step: 'b' } as const;
    expect(runDimension(() => nothing, expectNoError)).to.deep.equal(nothing);
  });

  it('is why it failed, in words for people where we know them', () => {
    const fail = (error: Error) =>
      runDimension(() => {
        throw error;
      }, expectNoError);
    expect(fail(new DomainError('timeout', 'No response'))).to.deep.equal({
      status: 'failed',
      error: { code: 'timeout', detail: 'No response' },
    });
  });

  it('keeps to itself what no one foresaw, and has it told to the log', () => {
    const heard: unknown[] = [];
    const fault = new TypeError('secret');
    const settled = runDimension(
      () => {
        throw fault;
      },
      (error) => heard.push(error),
    );
    expect(settled).to.deep.equal({
      status: 'failed',
      error: { code: 'internal', detail: 'An internal error occurred' },
    });
    expect(heard).to.deep.equal([fault]);
  });
});
