import { noopMetricMeter } from '@temporalio/common';
import { expect } from 'chai';
import { createNotificationReporter } from '../../workers/notification-reporter.js';

describe('[U] notification reporter', () => {
  it('counts every mail, and logs those that did not surely arrive', () => {
    const counted: unknown[] = [];
    const warned: unknown[] = [];
    const add = (value: number, tags: unknown) => void counted.push([value, tags]);
    const meter = { createCounter: () => ({ ...noopMetricMeter.createCounter('x'), add }) };
    const report = createNotificationReporter({ warn: (facts: unknown) => void warned.push(facts) }, meter);
    report('audit_done', 'sent', null);
    report('weekly_digest', 'skipped', 'There is nothing to report');
    report('invitation', 'failed', '550 no such user');
    report('sender_paused', 'unknown', 'No response');
    expect(counted).to.deep.equal([
      [1, { kind: 'audit_done', status: 'sent' }],
      [1, { kind: 'weekly_digest', status: 'skipped' }],
      [1, { kind: 'invitation', status: 'failed' }],
      [1, { kind: 'sender_paused', status: 'unknown' }],
    ]);
    expect(warned).to.deep.equal([
      { kind: 'invitation', status: 'failed', reason: '550 no such user' },
      { kind: 'sender_paused', status: 'unknown', reason: 'No response' },
    ]);
  });
});
