import type { EmailTemplate } from '../../../domain/outreach/writing/email-template.js';
import { Foreign, ForeignProse } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { NextPage } from '../parts/next-page.js';
import { OutreachHead } from './outreach-head.js';

const TEMPLATES = '/api/v1/backlink-outreach/emails/templates';

export interface TemplatesPageProps {
  templates: readonly EmailTemplate[];
  next: string | null;
}

/** Emails to start with, for any campaign. */
export function TemplatesPage({ templates, next }: TemplatesPageProps) {
  return (
    <>
      <OutreachHead here="/app/templates" />
      {templates.length === 0 ? (
        <p class="empty">
          No templates yet. Create your first template below, then start your emails to leads with it.
        </p>
      ) : (
        <ul class="cards">
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateCard template={template} />
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

function TemplateCard({ template }: { template: EmailTemplate }) {
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
    </>
  );
}
