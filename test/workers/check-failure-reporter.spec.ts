import { noopMetricMeter } from '@temporalio/common';
import { expect } from 'chai';
import { createLogger } from '../../platform/logger.js';
import { createCheckFailureReporter } from '../../workers/check-failure-reporter.js';

describe('[U] check failure reporter', () => {
  it('logs a check once with its stack, and counts every failure', () => {
    const lines: string[] = [];
    const counted: unknown[] = [];
    const logger = createLogger({ level: 'info', service: 'worker' }, { write: (line) => void lines.push(line) });
    const counter = {
      ...noopMetricMeter.createCounter('x'),
      add: (value: number, tags: unknown) => counted.push([value, tags]),
    };
    const report = createCheckFailureReporter(logger, { createCounter: () => counter });
    const failure = { id: 'title/missing', message: 'x is undefined', stack: 'TypeError: x is undefined\n at here' };
    report([failure], 'https://site.example/a');
    report([failure], 'https://site.example/b');
    report([], 'https://site.example/c');
    report([{ ...failure, message: 'y is undefined' }], 'https://site.example/d');
    expect(counted).to.deep.equal(Array.from({ length: 3 }, () => [1, { check_id: 'title/missing' }]));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.map(({ check_id, url, reason }) => [check_id, url, reason])).to.deep.equal([
      ['title/missing', 'https://site.example/a', 'x is undefined'],
      ['title/missing', 'https://site.example/d', 'y is undefined'],
    ]);
    expect(logged[0]).to.include({ level: 'error', stack: failure.stack });
  });
});
