import type { AuditSchedule } from '../../../domain/sites/site-task.js';
import { Field } from './field.js';
import { RobotsField, type RobotsFieldProps } from './robots-field.js';
import { SelectField } from './select-field.js';
import { StoredAccess } from './stored-access.js';

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

const LINK_MODES = [
  { value: '', title: 'Yes' },
  { value: 'true', title: 'No: only the start page and what sitemaps list' },
];

const SUBDOMAINS = [
  { value: '', title: 'Leave out' },
  { value: 'true', title: 'Part of the site' },
];

/** What is set already; of what opens the site the names alone are known. */
export type CrawlFieldValues = Pick<
  AuditSchedule,
  'scope' | 'canonical_host' | 'user_agent' | 'requests_per_second' | 'render' | 'access'
>;

const lines = (values: readonly string[] | undefined) => values?.join('\n') ?? '';
const flag = (value: boolean | undefined) => (value === true ? 'true' : '');

interface PartProps {
  of: string;
  values: CrawlFieldValues;
}

export interface CrawlFieldsProps {
  of: string;
  values?: CrawlFieldValues;
  /** Sites that the user has verified; absent in forms that cannot ignore robots.txt. */
  verified?: RobotsFieldProps['verified'];
}

/** What of a site is crawled, as which crawler, and what opens it: fields of the requests for audits. */
export function CrawlFields({ of, values = {}, verified }: CrawlFieldsProps) {
  return (
    <details>
      <summary>Scope and access{values.access && ' (access is stored)'}</summary>
      <ScopeFields of={of} values={values} />
      <CrawlerFields of={of} values={values} />
      {verified && <RobotsField of={of} verified={verified} />}
      <AccessFields of={of} values={values} />
    </details>
  );
}

function ScopeFields({ of, values: { scope = {} } }: PartProps) {
  return (
    <>
      <Field
        of={of}
        name="scope.include"
        value={lines(scope.include)}
        label="Include URLs"
        kind="list"
        hint="One a line, such as /blog/*"
      />
      <Field
        of={of}
        name="scope.exclude"
        value={lines(scope.exclude)}
        label="Exclude URLs"
        kind="list"
        hint="One a line, such as /cart/*"
      />
      <Field of={of} name="scope.folder" value={scope.folder ?? ''} label="Folder" placeholder="/blog/" />
      <Field
        of={of}
        name="scope.urls"
        value={lines(scope.urls)}
        label="Only these URLs"
        kind="list"
        hint="One a line; no link is followed"
      />
      <SelectField
        of={of}
        name="scope.sitemap_only"
        label="Follow links"
        options={LINK_MODES}
        value={flag(scope.sitemap_only)}
        kind="flag"
      />
      <SelectField
        of={of}
        name="scope.subdomains"
        label="Subdomains"
        options={SUBDOMAINS}
        value={flag(scope.subdomains)}
        kind="flag"
      />
      <Field
        of={of}
        name="scope.ignore_parameters"
        value={lines(scope.ignore_parameters)}
        label="Query parameters to ignore"
        kind="list"
        hint="Such as utm_*, or * for all"
      />
    </>
  );
}

function CrawlerFields({ of, values }: PartProps) {
  const { canonical_host, user_agent = 'own', requests_per_second, render = 'never' } = values;
  return (
    <>
      <Field
        of={of}
        name="canonical_host"
        value={canonical_host ?? ''}
        label="Production site"
        placeholder="https://www.example.com"
        hint="For a staging copy: canonicals that name this site are read as its own"
      />
      <SelectField of={of} name="render" label="Run JavaScript" options={RENDER_MODES} value={render} />
      <SelectField of={of} name="user_agent" label="Crawl as" options={AGENTS} value={user_agent} />
      <Field
        of={of}
        name="requests_per_second"
        value={String(requests_per_second ?? '')}
        label="Requests per second at most"
        kind="number"
        min={0.1}
        step="any"
        max={50}
      />
    </>
  );
}

function AccessFields({ of, values: { access } }: PartProps) {
  return (
    <>
      {access && <StoredAccess of={of} access={access} />}
      <Field of={of} name="access.basic_auth.username" label="User name of a protected site" />
      <Field of={of} name="access.basic_auth.password" label="Password of a protected site" kind="password" />
      <Field of={of} name="access.headers" label="Headers to send" kind="headers" hint="One a line: Name: value" />
      <Field
        of={of}
        name="access.cookies"
        label="Cookies to send"
        kind="cookies"
        hint="One a line: name=value. Passwords, headers and cookies are stored encrypted and sent to this site only"
      />
    </>
  );
}
