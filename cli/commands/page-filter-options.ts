import { InvalidArgumentError, Option } from 'commander';

/** What `--list pages` is narrowed to; all conditions have to hold. */
export interface RawPageFilter {
  url?: string;
  urlContains?: string;
  status?: string;
  indexable?: 'true' | 'false';
  hasIssues?: 'true' | 'false';
}

/** As the contract writes them (GET /api/seo/audits/{id}/pages). */
const STATUS = /^(?:[1-5](?:xx|[0-9]{2})|no_response|not_requested)$/;
const YES_OR_NO = ['true', 'false'];

export function pageFilterOptions(): Option[] {
  return [
    new Option('--url <url>', 'with --list pages: this page alone'),
    new Option('--url-contains <text>', 'with --list pages: part of the URL'),
    new Option('--status <status>', 'with --list pages: 404, 4xx, no_response or not_requested').argParser(readStatus),
    new Option('--indexable <true|false>', 'with --list pages: what search engines can index, or cannot').choices(
      YES_OR_NO,
    ),
    new Option('--has-issues <true|false>', 'with --list pages: where a check found something, or nothing').choices(
      YES_OR_NO,
    ),
  ];
}

/** The conditions that were given, by the names of the API. */
export function toPageFilter({
  url,
  urlContains,
  status,
  indexable,
  hasIssues,
}: RawPageFilter): Record<string, string> {
  const given = { url, url_contains: urlContains, status, indexable, has_issues: hasIssues };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function readStatus(text: string): string {
  if (STATUS.test(text)) return text;
  throw new InvalidArgumentError('It must be a status such as 404, a group such as 4xx, no_response or not_requested.');
}
