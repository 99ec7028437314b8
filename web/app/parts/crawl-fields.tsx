import { Field } from './field.js';
import { SelectField } from './select-field.js';

const AGENTS = [
  { value: 'own', title: 'LinkwrightBot' },
  { value: 'googlebot_smartphone', title: 'Googlebot smartphone' },
  { value: 'googlebot_desktop', title: 'Googlebot desktop' },
];

const RENDER_MODES = [
  { value: 'never', title: 'No: read the HTML source' },
  { value: 'auto', title: 'If a sample of pages needs it' },
  { value: 'always', title: 'Always' },
];

/** What of a site is crawled, as which crawler, and what opens it: fields of CompleteAuditRequest. */
export function CrawlFields() {
  return (
    <details>
      <summary>Scope and access</summary>
      <Field of="crawl-" name="scope.include" label="Include URLs" kind="list" hint="One a line, such as /blog/*" />
      <Field of="crawl-" name="scope.exclude" label="Exclude URLs" kind="list" hint="One a line, such as /cart/*" />
      <Field of="crawl-" name="scope.folder" label="Folder" placeholder="/blog/" />
      <Field of="crawl-" name="scope.urls" label="Only these URLs" kind="list" hint="One a line; no link is followed" />
      <Field
        of="crawl-"
        name="scope.ignore_parameters"
        label="Query parameters to ignore"
        kind="list"
        hint="Such as utm_*, or * for all"
      />
      <Field
        of="crawl-"
        name="canonical_host"
        label="Production site"
        placeholder="https://www.example.com"
        hint="For a staging copy: canonicals that name this site are read as its own"
      />
      <SelectField name="render" label="Run JavaScript" options={RENDER_MODES} value="never" />
      <SelectField name="user_agent" label="Crawl as" options={AGENTS} value="own" />
      <Field
        of="crawl-"
        name="requests_per_second"
        label="Requests per second at most"
        kind="number"
        min={1}
        max={50}
      />
      <Field of="crawl-" name="access.basic_auth.username" label="User name of a protected site" />
      <Field of="crawl-" name="access.basic_auth.password" label="Password of a protected site" kind="password" />
    </details>
  );
}
