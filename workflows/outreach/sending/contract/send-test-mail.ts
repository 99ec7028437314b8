import type { TestMailRequest, TestMailResult } from '../../../../domain/outreach/sending/test-mail.js';

export const SEND_TEST_MAIL = 'sendTestMail';

export type SendTestMailWorkflow = (input: TestMailRequest) => Promise<TestMailResult>;

/** One at a time for each sender and person: a second click waits for the same run. */
export function sendTestMailWorkflowId({ user_id, sender_id }: TestMailRequest, personId: string): string {
  return `send_test_mail:${user_id}:${sender_id}:${personId}`;
}
