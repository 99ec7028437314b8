// Websites that a search has found: the chosen ones become leads of a campaign.
import { callApi } from './call-api.js';
import { attempt, list, make } from './outreach.js';

for (const form of document.querySelectorAll('form[data-add-found]')) {
  const button = form.querySelector('button');
  const outcome = form.querySelector('[data-outcome]');
  if (!button) continue;
  const chosen = () => [...form.querySelectorAll('[data-lead]:checked')].map(({ dataset }) => JSON.parse(dataset.lead));
  form.addEventListener('change', () => {
    button.disabled = chosen().length === 0;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(button, async () => {
      const campaign = form.elements.campaign.value;
      const { added, skipped, failed } = await callApi(
        `POST /api/v1/backlink-outreach/campaigns/${campaign}/leads/bulk`,
        chosen(),
      );
      const link = make('a', 'View leads');
      link.href = `/app/campaigns/${campaign}/leads`;
      outcome.replaceChildren(
        make('p', `${added} added, ${skipped} already in the campaign, ${failed.length} not added.`),
        list(failed),
        link,
      );
    });
  });
}
