import { noopMetricMeter } from '@temporalio/common';
import { expect } from 'chai';
import type { TransmitOutcome } from '../../domain/outreach/sending/mail-ports.js';
import { createLogger } from '../../platform/logger.js';
import { createMailFailureReporter } from '../../workers/mail-failure-reporter.js';

const SERVER = { host: 'mail.example', port: 587 };
const refused = (change: Partial<Extract<TransmitOutcome, { result: 'refused' }>>) =>
  ({
    result: 'refused',
    permanent: true,
    phase: 'tls',
    code: 500,
    response: '500 command not recognized',
    authentication: false,
    ...change,
  }) as const;

describe('[U] mail failure reporter', () => {
  let lines: string[];
  let counted: unknown[];
  let report: ReturnType<typeof createMailFailureReporter>;
  beforeEach(() => {
    lines = [];
    counted = [];
    const logger = createLogger({ level: 'info', service: 'worker' }, { write: (line) => void lines.push(line) });
    const add = (value: number, tags: unknown) => void counted.push([value, tags]);
    report = createMailFailureReporter(logger, {
      createCounter: () => ({ ...noopMetricMeter.createCounter('x'), add }),
    });
  });

  it('says which server refused, when, and in which words', () => {
    report(SERVER, refused({}));
    expect(JSON.parse(lines[0] ?? '')).to.include({
      level: 'warn',
      server: 'mail.example:587',
      phase: 'tls',
      code: 500,
      permanent: true,
      response: '500 command not recognized',
      msg: 'The mail server did not accept the email',
    });
    expect(counted).to.deep.equal([[1, { phase: 'tls' }]]);
  });

  it('keeps to itself what a server says once it knows the recipient', () => {
    for (const phase of ['mail', 'rcpt', 'data', 'after_data'] as const)
      report(SERVER, refused({ phase, code: 550, response: '550 no ana@press.example here' }));
    expect(lines).to.have.length(4);
    for (const line of lines) {
      expect(line).to.not.contain('ana@press.example');
      expect(JSON.parse(line)).to.include({ code: 550 });
    }
  });

  it('tells what no one knows the end of', () => {
    report(SERVER, { result: 'unknown', response: 'connection lost' });
    expect(JSON.parse(lines[0] ?? '')).to.include({ level: 'warn', server: 'mail.example:587' });
    expect(counted).to.deep.equal([[1, { phase: 'unknown' }]]);
  });
});
