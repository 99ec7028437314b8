import { noopMetricMeter } from '@temporalio/common';
import { expect } from 'chai';
import { createLogger } from '../../platform/logger.js';
import { createErrorReporter } from '../../workers/error-reporter.js';

describe('[U] error reporter', () => {
  it('logs an error with its stack, and counts it by its place', () => {
    const lines: string[] = [];
    const counted: unknown[] = [];
    const logger = createLogger({ level: 'info', service: 'worker' }, { write: (line) => void lines.push(line) });
    const add = (value: number, tags: unknown) => void counted.push([value, tags]);
    const createCounter = () => ({ ...noopMetricMeter.createCounter('x'), add });
    const report = createErrorReporter(logger, { createCounter });
    report(new TypeError('x is undefined'), 'judge sitemap');
    expect(counted).to.deep.equal([[1, { place: 'judge sitemap' }]]);
    const [line] = lines.map((each) => JSON.parse(each) as { level: string; place: string; err: { stack: string } });
    expect(line).to.include({ level: 'error', place: 'judge sitemap' });
    expect(line?.err.stack).to.contain('TypeError: x is undefined').and.contain('error-reporter.spec');
  });
});
