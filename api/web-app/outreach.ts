// What the pages of outreach do beyond sending a form: mails are shown before they leave.
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { findElements } from './find-elements.js';
import { readForm } from './read-form.js';
import { type Forecast, showForecast, showMissingForecast } from './show-forecast.js';
import { type Preview, showMailPreview } from './show-mail-preview.js';
import { whenShown } from './when-shown.js';

const TEMPLATE_FIELDS = ['subject', 'body'] as const;

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`This form has no field ${name}`);
}

whenShown('select[data-fills]', (select) => {
  if (!(select instanceof HTMLSelectElement) || !select.form) return;
  const { form } = select;
  let filled = select.selectedOptions[0];
  const isWritten = (name: string) => {
    const { value } = fieldOf(form, name);
    return value !== '' && value !== filled?.dataset[name];
  };
  select.addEventListener('change', () => {
    const [chosen] = select.selectedOptions;
    if (
      TEMPLATE_FIELDS.some(isWritten) &&
      !window.confirm('Replace your text with the template? You cannot undo this.')
    ) {
      if (filled) filled.selected = true;
      return;
    }
    filled = chosen;
    for (const name of TEMPLATE_FIELDS) fieldOf(form, name).value = chosen?.dataset[name] ?? '';
  });
});

whenShown('form[data-preview]', (form) => {
  if (!(form instanceof HTMLFormElement)) return;
  const send = findElement(form, '[data-after-preview]', HTMLButtonElement);
  const button = findElement(form, '[data-show-preview]', HTMLButtonElement);
  const place = findElement(document, '[data-mails]', HTMLElement);
  // Only what was seen is sent.
  form.addEventListener('input', () => {
    send.disabled = true;
    place.replaceChildren();
  });
  button.addEventListener('click', () => {
    if (!form.reportValidity()) return;
    void attempt(button, async () => {
      const body = readForm(form);
      const [preview, forecast] = await Promise.all([
        callApi<Preview>(form.dataset['preview'] ?? '', body),
        // What would be sent is shown even when nothing can be said of when.
        callApi<Forecast>(form.dataset['forecast'] ?? '', body).then(showForecast, showMissingForecast),
      ]);
      const campaign = /campaigns\/([0-9a-f]+)\//.exec(form.dataset['preview'] ?? '')?.[1] ?? '';
      place.replaceChildren(...forecast, ...showMailPreview(preview, campaign));
      send.disabled = preview.sendable === 0;
    });
  });
});

whenShown('form[data-template]', (form) => {
  const place = findElement(form, '[data-mails]', HTMLElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(findElement(form, 'button', HTMLButtonElement), async () => {
      place.replaceChildren();
      const campaign = findElement(form, '[name="campaign"]', HTMLSelectElement).value;
      const path = `/api/v1/backlink-outreach/campaigns/${campaign}`;
      const leads = `${path}/leads?status=discovered&has_email=true&limit=1`;
      const [lead] = await callApi<{ id: string }[]>(`GET ${leads}`);
      if (lead === undefined)
        throw new Error('This campaign has no discovered lead with an email address. Add one first.');
      const body = { template_id: form.dataset['template'], lead_ids: [lead.id] };
      place.replaceChildren(
        ...showMailPreview(await callApi<Preview>(`POST ${path}/outreach/preview`, body), campaign),
      );
      for (const mail of findElements(place, 'details', HTMLDetailsElement)) mail.open = true;
    });
  });
});
