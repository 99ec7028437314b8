// Websites that a search has found: the chosen ones become leads of a campaign.

import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
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

whenShown('form[data-add-found]', (form) => {
  const button = form.querySelector('button');
  if (!button) return;
  const outcome = findElement(form, '[data-outcome]', HTMLElement);
  const chosen = (): unknown[] =>
    findElements(form, '[data-lead]:checked', HTMLElement).map(({ dataset }) => JSON.parse(dataset['lead'] ?? ''));
  form.addEventListener('change', () => {
    button.disabled = chosen().length === 0;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(button, async () => {
      const campaign = findElement(form, '[name="campaign"]', HTMLSelectElement).value;
      const leads = `/api/v1/backlink-outreach/campaigns/${campaign}/leads/bulk`;
      const { added, skipped, failed } = await callApi<Added>(`POST ${leads}`, chosen());
      outcome.replaceChildren(
        makeElement(
          'p',
          `${writeCount(added)} added, ${writeCount(skipped)} already in the campaign, ${writeCount(failed.length)} not added.`,
        ),
        makeList(failed),
        linkTo(`/app/campaigns/${campaign}/leads`, 'View leads'),
      );
    });
  });
});
