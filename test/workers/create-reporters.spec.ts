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

  it('log an unexpected error with its stack, and count it by its place', () => {
    const { reporters, counted, readLines } = recording();
    reporters.reportError(new TypeError('x is undefined'), 'judge sitemap');
    expect(counted).to.deep.equal([['linkwright_unexpected_errors', 1, { place: 'judge sitemap' }]]);
    const [line] = readLines();
    expect(line).to.include({ level: 'error', place: 'judge sitemap' });
    expect(line?.err?.stack).to.contain('TypeError: x is undefined').and.contain('create-reporters.spec');
  });

  it('warn of a spam complaint without a match with the mailbox, and count it', () => {
    const { reporters, counted, readLines } = recording();
    const mailbox = 'imap://ana@imap.press.example:993/INBOX';
    reporters.reportUnmatchedComplaint(mailbox);
    expect(counted).to.deep.equal([['linkwright_unmatched_complaints', 1]]);
    expect(readLines()[0]).to.include({ level: 'warn', mailbox });
  });

  it('warn of an answer of a language model that is of no use with code and reason, and count it by the code', () => {
    const { reporters, counted, readLines } = recording();
    reporters.reportModelFailure('AuthenticationError: 401', 'wrong_key');
    expect(counted).to.deep.equal([['linkwright_model_failures', 1, { code: 'wrong_key' }]]);
    expect(readLines()[0]).to.include({ level: 'warn', code: 'wrong_key', reason: 'AuthenticationError: 401' });
  });
});

function recording() {
  const lines: string[] = [];
  const counted: unknown[] = [];
  const logger = createLogger({ level: 'info', service: 'worker' }, { write: (line) => void lines.push(line) });
  const createCounter = (name: string) => ({
    ...noopMetricMeter.createCounter(name),
    add: (...given: unknown[]) => void counted.push([name, ...given]),
  });
  const reporters = createReporters(logger, { createCounter });
  const readLines = () =>
    lines.map((line) => JSON.parse(line) as Record<string, unknown> & { err?: { stack: string } });
  return { reporters, counted, readLines };
}
