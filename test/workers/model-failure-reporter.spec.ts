import { noopMetricMeter } from '@temporalio/common';
import { expect } from 'chai';
import { createLogger } from '../../platform/logger.js';
import { createModelFailureReporter } from '../../workers/model-failure-reporter.js';

describe('[U] model failure reporter', () => {
  it('warns with the code and the reason, and counts by the code', () => {
    const lines: string[] = [];
    const counted: unknown[] = [];
    const logger = createLogger({ level: 'info', service: 'worker' }, { write: (line) => void lines.push(line) });
    const add = (value: number, tags: unknown) => void counted.push([value, tags]);
    const createCounter = () => ({ ...noopMetricMeter.createCounter('x'), add });
    createModelFailureReporter(logger, { createCounter })('AuthenticationError: 401', 'wrong_key');
    expect(counted).to.deep.equal([[1, { code: 'wrong_key' }]]);
    expect(lines.map((line) => JSON.parse(line))[0]).to.include({
      level: 'warn',
      code: 'wrong_key',
      reason: 'AuthenticationError: 401',
    });
  });
});
