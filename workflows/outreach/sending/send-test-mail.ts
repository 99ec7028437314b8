import { proxyActivities } from '@temporalio/workflow';
import type { SendingActivities } from '../../../activities/outreach/sending/index.js';
import type { TestMailRequest, TestMailResult } from '../../../domain/outreach/sending/test-mail.js';

/** A person waits for the response, and a second try would be a second mail. */
const { transmitTestMail } = proxyActivities<SendingActivities>({
  taskQueue: 'mail',
  scheduleToCloseTimeout: '55 seconds',
  heartbeatTimeout: '20 seconds',
  retry: { maximumAttempts: 1 },
});

/** Sends one mail through a sender to the person who tries it out. */
export async function sendTestMail(input: TestMailRequest): Promise<TestMailResult> {
  return transmitTestMail(input);
}
