import type { CrawlScope } from '../../../domain/crawl/crawl-scope.js';
import type { AuditSchedule } from '../../../domain/sites/site-task.js';
import { Field } from '../parts/field.js';
import { SelectField } from '../parts/select-field.js';
import { RobotsField, type RobotsFieldProps } from './robots-field.js';
import { StoredAccess } from './stored-access.js';

const AGENTS = [
  { value: 'own', title: 'LinkwrightBot' },
  { value: 'googlebot_smartphone', title: 'Googlebot smartphone' },
  { value: 'googlebot_desktop', title: 'Googlebot desktop' },
];

const RENDER_MODES = [
  { value: 'never', title: 'No: read the HTML source' },
  { value: 'auto', title: 'Only if a sample of pages needs it' },
  { value: 'always', title: 'Always' },
];

const LINK_MODES = [
  { value: '', title: 'Yes' },
  { value: 'true', title: 'No: crawl only the start page and the URLs in sitemaps' },
];

const SUBDOMAINS = [
  { value: '', title: 'Exclude' },
  { value: 'true', title: 'Include' },
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

function ScopeFields({ of, values }: PartProps) {
  const scope: CrawlScope = values.scope ?? {};
  return (
    <>
      <Field
        of={of}
        name="scope.include"
        value={lines(scope.include)}
        label="Include URLs"
        kind="list"
        hint="One per line, for example /blog/*"
      />
      <Field
        of={of}
        name="scope.exclude"
        value={lines(scope.exclude)}
        label="Exclude URLs"
        kind="list"
        hint="One per line, for example /cart/*"
      />
      <Field of={of} name="scope.folder" value={scope.folder ?? ''} label="Folder" placeholder="/blog/" />
      <Field
        of={of}
        name="scope.urls"
        value={lines(scope.urls)}
        label="Only these URLs"
        kind="list"
        hint="One per line. Links are not followed"
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
        hint="For example, utm_*, or * for all"
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
        hint="For staging copies: canonicals that point to this site count as self-referencing"
      />
      <SelectField of={of} name="render" label="Run JavaScript" options={RENDER_MODES} value={render} />
      <SelectField of={of} name="user_agent" label="Crawl as" options={AGENTS} value={user_agent} />
      <Field
        of={of}
        name="requests_per_second"
        value={String(requests_per_second ?? '')}
        label="Maximum requests per second"
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
      <Field of={of} name="access.basic_auth.username" label="User name (HTTP authentication)" />
      <Field of={of} name="access.basic_auth.password" label="Password (HTTP authentication)" kind="password" />
      <Field of={of} name="access.headers" label="Headers to send" kind="headers" hint="One per line, as Name: value" />
      <Field
        of={of}
        name="access.cookies"
        label="Cookies to send"
        kind="cookies"
        hint="One per line, as name=value. Passwords, headers and cookies are stored encrypted and sent only to this site"
      />
    </>
  );
}
