// What the pages of mailboxes do beyond sending a form: a mailbox is tested, and mails itself.

import type { VerifiedPart } from '../../domain/outreach/sending/sender-verification.js';
import { isToFix, PART_TITLES, PART_WORDS, VERIFIED_PARTS } from '../../domain/outreach/sending/verified-part-words.js';
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { linkTo } from './link-to.js';
import { makeList } from './make-list.js';
import { whenShown } from './when-shown.js';

type Verification = Record<(typeof VERIFIED_PARTS)[number], Pick<VerifiedPart, 'status' | 'detail'>>;

whenShown('button[data-verify]', (button) => {
  button.addEventListener('click', () => {
    void attempt(button, async () => {
      const verification = await callApi<Verification>(button.dataset['verify'] ?? '');
      const lines = VERIFIED_PARTS.map((name) => {
        const { status, detail } = verification[name];
        return `${PART_TITLES[name]}: ${PART_WORDS[status]}. ${detail}`;
      });
      const card = button.closest('.card') ?? document;
      const hasFaults = VERIFIED_PARTS.some((name) => isToFix(verification[name]));
      // Its records stand on the mailbox's own page.
      const records = hasFaults ? [linkTo(button.dataset['records'] ?? '', 'View the DNS records to publish')] : [];
      findElement(card, '[data-outcome]', HTMLElement).replaceChildren(makeList(lines), ...records);
    });
  });
});

/** What is said before the address that a test mail goes to, by what became of it. */
const TEST_MAIL_WORDS: { [status: string]: string } = {
  accepted: 'The mail server took the test email to',
  refused: 'The mail server refused the test email to',
  unknown: 'It is not known whether the mail server took the test email to',
  not_sent: 'No test email was sent to',
};

whenShown('button[data-test-mail]', (button) => {
  button.addEventListener('click', () => {
    void attempt(button, async () => {
      const sent = await callApi<{ status: string; to: string; detail: string }>(button.dataset['testMail'] ?? '');
      const card = button.closest('.card') ?? document;
      const words = `${TEST_MAIL_WORDS[sent.status]} ${sent.to}: ${sent.detail}`;
      findElement(card, '[data-outcome]', HTMLElement).textContent = words;
    });
  });
});
