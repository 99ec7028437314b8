import type { ComponentChildren } from 'preact';
import type { OwnershipWays as Ways } from '../../../domain/ownership/describe-ways.js';
import { OWNERSHIP_METHODS, type OwnershipMethod } from '../../../domain/ownership/ownership.js';
import { CopyText } from '../parts/copy-text.js';

/** How people call each way to verify a site. */
export const METHOD_TITLES: Readonly<Record<OwnershipMethod, string>> = {
  dns: 'DNS record',
  file: 'File',
  meta: 'Meta tag',
  search_console: 'Google Search Console',
};

/** What verifies a site, within a sentence. */
export const METHOD_WORDS: Readonly<Record<OwnershipMethod, string>> = {
  dns: 'a DNS record',
  file: 'a file',
  meta: 'a meta tag',
  search_console: 'Google Search Console',
};

const STEPS: Readonly<Record<OwnershipMethod, (props: { ways: Ways }) => ComponentChildren>> = {
  dns: ({ ways: { dns } }) => (
    <>
      <p>
        Add a {dns.type} record at your DNS provider, under either name. It can take an hour to become visible. A name
        with a CNAME record cannot have other records: use the second name for it.
      </p>
      <CopyText id="dns-name" label="Name (host)" text={dns.name} />
      <CopyText id="dns-label-name" label="Or, for a host with a CNAME record" text={dns.label_name} />
      <CopyText id="dns-value" label="Value" text={dns.value} />
    </>
  ),
  file: ({ ways: { file } }) => (
    <>
      <p>Publish a text file that contains only this line.</p>
      <CopyText id="file-url" label="File URL" text={file.url} />
      <CopyText id="file-content" label="File content" text={file.content} />
    </>
  ),
  meta: ({ ways: { meta } }) => (
    <>
      <p>
        Paste this tag into the <code>&lt;head&gt;</code> of {meta.url}.
      </p>
      <CopyText id="meta-tag" label="Tag" text={meta.tag} />
    </>
  ),
  search_console: ({ ways: { search_console } }) => (
    <p>
      {search_console.text} <a href="/app/connections">View connections</a>
    </p>
  ),
};

/** The ways to verify a site, each with the exact text to paste and a place for what the check found. */
export function OwnershipMethodCards({ ways }: { ways: Ways }) {
  return (
    <ul class="cards">
      {OWNERSHIP_METHODS.map((method) => {
        const Steps = STEPS[method];
        return (
          <li key={method}>
            <div class="card">
              <h3>{METHOD_TITLES[method]}</h3>
              <Steps ways={ways} />
              <p data-found={method} data-title={METHOD_WORDS[method]} class="outcome" />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
