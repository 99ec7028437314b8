import { noopMetricMeter } from '@temporalio/common';
import { expect } from 'chai';
import { createLogger } from '../../platform/logger.js';
import { createReporters } from '../../workers/create-reporters.js';

describe('[U] reporters of a worker', () => {
  it('write to one log', () => {
    const lines: string[] = [];
    const logger = createLogger({ level: 'info', service: 'worker' }, { write: (line) => void lines.push(line) });
    const { reportCheckFailures, reportError, reportModelFailure, reportUnmatchedComplaint } = createReporters(
      logger,
      noopMetricMeter,
    );
    reportCheckFailures([{ id: 'a/b', message: 'm', stack: null }], 'https://site.example/');
    reportError(new Error('odd'), 'place');
    reportModelFailure('timeout', 'timeout');
    reportUnmatchedComplaint('imap://ana@imap.press.example:993/INBOX');
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).to.deep.equal([
      'error',
      'error',
      'warn',
      'warn',
    ]);
  });
});
