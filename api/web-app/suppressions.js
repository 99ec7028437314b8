// Imports of the suppression list: a file is shown first, and nothing is suppressed before.
import { callApi } from './call-api.js';
import { attempt, list, make } from './outreach.js';

/** The API takes so many at a time. */
const AT_ONCE = 1_000;
const SHOWN = 5;

/** The first cell with an "@" of each line. */
function readAddresses(text) {
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

for (const form of document.querySelectorAll('form[data-suppressions]')) {
  const button = form.querySelector('button');
  const outcome = form.querySelector('[data-outcome]');
  let emails = [];
  form.elements.file.addEventListener('change', async () => {
    const [file] = form.elements.file.files;
    const read = readAddresses(file === undefined ? '' : await file.text());
    emails = read.emails;
    const told = [make('p', `${emails.length} ${emails.length === 1 ? 'address' : 'addresses'} found.`)];
    if (read.without > 0)
      told.push(make('p', `${read.without} ${read.without === 1 ? 'line has' : 'lines have'} no address.`));
    told.push(list(emails.slice(0, SHOWN)));
    if (emails.length > SHOWN) told.push(make('p', `And ${emails.length - SHOWN} more.`));
    outcome.replaceChildren(...(file === undefined ? [] : told));
    button.disabled = emails.length === 0;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(button, async () => {
      const reason = form.elements.reason.value.trim();
      let added = 0;
      let skipped = 0;
      const failed = [];
      for (let at = 0; at < emails.length; at += AT_ONCE) {
        const body = { emails: emails.slice(at, at + AT_ONCE), ...(reason !== '' && { reason }) };
        const part = await callApi(form.dataset.suppressions, body);
        added += part.added;
        skipped += part.skipped;
        failed.push(...part.failed);
      }
      const again = make('a', 'View list');
      again.href = window.location.pathname;
      outcome.replaceChildren(
        make('p', `${added} suppressed, ${skipped} already on the list, ${failed.length} not valid.`),
        list(failed),
        again,
      );
    });
  });
}
