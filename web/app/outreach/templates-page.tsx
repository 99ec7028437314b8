import type { EmailTemplate } from '../../../domain/outreach/writing/email-template.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { SelectField } from '../parts/select-field.js';
import { VariableList } from './variable-list.js';

const TEMPLATES = '/api/v1/backlink-outreach/emails/templates';

export interface TemplatesPageProps {
  templates: readonly EmailTemplate[];
  /** Whose leads a template is previewed on. */
  campaigns: readonly { id: string; name: string }[];
  next: string | null;
}

/** Emails to start with, for any campaign. */
export function TemplatesPage({ templates, campaigns, next }: TemplatesPageProps) {
  return (
    <>
      <div class="page-head">
        <h1>Templates</h1>
      </div>
      {templates.length === 0 ? (
        <p class="empty">
          No templates yet. Create your first template below, then start your emails to leads with it.
        </p>
      ) : (
        <ul class="cards">
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateCard template={template} campaigns={campaigns} />
            </li>
          ))}
        </ul>
      )}
      <NextPage next={next} label="Older templates" />
      <Section id="new" title="New template">
        <div class="card">
          <ApiForm call={`POST ${TEMPLATES}`} then="reload" label="Save template">
            <TemplateFields of="new-" />
          </ApiForm>
        </div>
      </Section>
    </>
  );
}

function TemplateCard({ template, campaigns }: { template: EmailTemplate } & Pick<TemplatesPageProps, 'campaigns'>) {
  const { id, name, subject, body } = template;
  return (
    <div class="card">
      <h2 id={`template-${id}`}>
        <Foreign text={name} />
      </h2>
      <p class="muted">
        <Foreign text={subject} max={255} />
      </p>
      <pre>
        <ForeignProse text={body} max={400} />
      </pre>
      {campaigns.length > 0 && <TemplatePreview id={id} campaigns={campaigns} />}
      <details>
        <summary>Edit</summary>
        <ApiForm call={`PUT ${TEMPLATES}/${id}`} then="reload" label="Save" describes={`template-${id}`}>
          <TemplateFields of={`${id}-`} template={template} />
        </ApiForm>
      </details>
      <div class="actions">
        <button
          type="button"
          class="quiet"
          aria-describedby={`template-${id}`}
          data-api={`DELETE ${TEMPLATES}/${id}`}
          data-then="reload"
          data-confirm={`Delete the template “${name}”? You cannot undo this.`}
        >
          Delete
        </button>
      </div>
    </div>
  );
}

/** The email as the newest lead of a campaign that can be emailed would get it; api/web-app/outreach.ts shows it. */
function TemplatePreview({ id, campaigns }: { id: string } & Pick<TemplatesPageProps, 'campaigns'>) {
  const options = campaigns.map((campaign) => ({ value: campaign.id, title: campaign.name }));
  return (
    <details>
      <summary>Preview on a lead</summary>
      <form data-template={id}>
        <SelectField
          of={`${id}-`}
          name="campaign"
          label="Campaign"
          value={options[0]?.value ?? ''}
          options={options}
          hint="Shows the email for its newest lead that can be emailed"
        />
        <div class="actions">
          <button type="submit" class="quiet" aria-describedby={`template-${id}`}>
            Preview
          </button>
        </div>
        <div aria-live="polite" data-mails />
      </form>
    </details>
  );
}

function TemplateFields({ of, template }: { of: string; template?: EmailTemplate }) {
  return (
    <>
      <Field of={of} name="name" label="Name" required value={template?.name} />
      {template?.category && <input type="hidden" name="category" value={template.category} />}
      <Field
        of={of}
        name="subject"
        label="Subject"
        required
        value={template?.subject}
        placeholder="An idea for {website}"
      />
      <Field of={of} name="body" label="Email" kind="prose" required value={template?.body} />
      <VariableList variables={null} />
    </>
  );
}
