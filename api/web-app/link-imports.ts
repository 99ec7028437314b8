// Imports of placed links: the file is sent as it is, and what became of its lines is shown.
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { linkTo } from './link-to.js';
import { makeElement } from './make-element.js';
import { makeList } from './make-list.js';
import { whenShown } from './when-shown.js';

interface Imported {
  added: number;
  skipped: number;
  failed: string[];
}

whenShown('form[data-link-import]', (form) => {
  const button = findElement(form, 'button', HTMLButtonElement);
  const outcome = findElement(form, '[data-outcome]', HTMLElement);
  const field = findElement(form, '[name="file"]', HTMLInputElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const file = field.files?.[0];
    if (file === undefined) return;
    void attempt(button, async () => {
      const { added, skipped, failed } = await callApi<Imported>(form.dataset['linkImport'] ?? '', file, 'text/csv');
      outcome.replaceChildren(
        makeElement('p', `${added} added, ${skipped} already there, ${failed.length} not valid.`),
        makeList(failed),
        linkTo(window.location.pathname, 'View links'),
      );
    });
  });
});
