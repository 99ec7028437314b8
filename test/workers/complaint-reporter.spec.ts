import { noopMetricMeter } from '@temporalio/common';
import { expect } from 'chai';
import { createLogger } from '../../platform/logger.js';
import { createComplaintReporter } from '../../workers/complaint-reporter.js';

describe('[U] complaint reporter', () => {
  it('warns with the mailbox, and counts', () => {
    const lines: string[] = [];
    const counted: unknown[] = [];
    const logger = createLogger({ level: 'info', service: 'worker' }, { write: (line) => void lines.push(line) });
    const add = (...given: unknown[]) => void counted.push(given);
    const createCounter = () => ({ ...noopMetricMeter.createCounter('x'), add });
    createComplaintReporter(logger, { createCounter })('imap://ana@imap.press.example:993/INBOX');
    expect(counted).to.deep.equal([[1]]);
    expect(lines.map((line) => JSON.parse(line))[0]).to.include({
      level: 'warn',
      mailbox: 'imap://ana@imap.press.example:993/INBOX',
    });
  });
});
