// Imports of the suppression list: a file is shown first, and nothing is suppressed before.

import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { linkTo } from './link-to.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { whenShown } from './when-shown.js';
import { writeCount } from './write-count.js';

interface Added {
  added: number;
  skipped: number;
  failed: string[];
}

/** The API takes so many at a time. */
const AT_ONCE = 1_000;
const SHOWN = 5;

/** The first cell with an "@" of each line. */
function readAddresses(text: string): { emails: string[]; without: number } {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const cells = lines.map((line) =>
    line
      .split(/[,;\t|]/)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
      .find((cell) => cell.includes('@')),
  );
  const emails = [...new Set(cells.filter((cell) => cell !== undefined))];
  return { emails, without: cells.filter((cell) => cell === undefined).length };
}

function describeAddresses({ emails, without }: ReturnType<typeof readAddresses>): HTMLElement[] {
  const reported = [
    makeElement('p', `${writeCount(emails.length)} ${emails.length === 1 ? 'address' : 'addresses'} found.`),
  ];
  if (without > 0)
    reported.push(makeElement('p', `${writeCount(without)} ${without === 1 ? 'line has' : 'lines have'} no address.`));
  reported.push(makeList(emails.slice(0, SHOWN)));
  if (emails.length > SHOWN) reported.push(makeElement('p', `And ${writeCount(emails.length - SHOWN)} more.`));
  return reported;
}

async function suppress(call: string, emails: readonly string[], reason: string): Promise<Added> {
  const sum: Added = { added: 0, skipped: 0, failed: [] };
  for (let at = 0; at < emails.length; at += AT_ONCE) {
    const body = { emails: emails.slice(at, at + AT_ONCE), ...(reason !== '' && { reason }) };
    const part = await callApi<Added>(call, body);
    sum.added += part.added;
    sum.skipped += part.skipped;
    sum.failed.push(...part.failed);
  }
  return sum;
}

whenShown('form[data-suppressions]', (form) => {
  const button = findElement(form, 'button', HTMLButtonElement);
  const outcome = findElement(form, '[data-outcome]', HTMLElement);
  const field = findElement(form, '[name="file"]', HTMLInputElement);
  let emails: string[] = [];
  const read = async () => {
    const file = field.files?.[0];
    const found = readAddresses(file === undefined ? '' : await file.text());
    emails = found.emails;
    outcome.replaceChildren(...(file === undefined ? [] : describeAddresses(found)));
    button.disabled = emails.length === 0;
  };
  field.addEventListener('change', () => void read());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(button, async () => {
      const reason = findElement(form, '[name="reason"]', HTMLInputElement).value.trim();
      const { added, skipped, failed } = await suppress(form.dataset['suppressions'] ?? '', emails, reason);
      outcome.replaceChildren(
        makeElement(
          'p',
          `${writeCount(added)} suppressed, ${writeCount(skipped)} already on the list, ${writeCount(failed.length)} not valid.`,
        ),
        makeList(failed),
        linkTo(window.location.pathname, 'View list'),
      );
    });
  });
});
