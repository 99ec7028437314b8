import type { AccessNames } from '../../../domain/crawl/access-names.js';

/** What is stored by its names, and a way to have it removed. */
export function StoredAccess({ of, access }: { of: string; access: AccessNames }) {
  const id = `field-${of}access`;
  return (
    <div class="field">
      <p>Stored: {listAccess(access)}. Values are never shown.</p>
      <label class="check" for={id}>
        <input type="checkbox" id={id} name="access" data-kind="removal" aria-describedby={`${id}-hint`} />
        Remove stored access when you save
      </label>
      <span class="hint" id={`${id}-hint`}>
        Leave the fields below empty to keep the stored access. Anything you enter replaces all of it
      </span>
    </div>
  );
}

function listAccess({ basic_auth, headers, cookies }: AccessNames): string {
  return [
    ...(basic_auth ? ['user name and password'] : []),
    ...headers.map((name) => `header ${name}`),
    ...cookies.map((name) => `cookie ${name}`),
  ].join(', ');
}
