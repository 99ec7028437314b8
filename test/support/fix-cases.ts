import { expect } from 'chai';
import { Parser } from 'htmlparser2';
import type { Issue } from '../../domain/audits/issue.js';
import type { Snippet } from '../../domain/audits/recommendation.js';
import type { PageArtifact } from '../../domain/seo/artifacts/page.js';
import type { Finding, SiteArtifacts } from '../../domain/seo/checks/check.js';
import type { Fix } from '../../domain/seo/fixes/fix.js';
import { gatherSiteFacts } from '../../domain/seo/improvements/site-facts.js';
import { factSources } from './fact-sources.js';
import { stubIssue } from './samples/stub-issue.js';

/** An issue of one check with a finding for each of these addresses. */
export function issueOn(check_id: string, urls: readonly string[], finding: Partial<Finding> = {}): Issue {
  return stubIssue(check_id, { sample: urls.map((url) => ({ url, observed: 'seen', ...finding })) });
}

/** What a remedy writes for a site of these pages. Without issues it is asked about its first check on all of them. */
export function write(
  fix: Fix,
  pages: PageArtifact[],
  site: Partial<SiteArtifacts> = {},
  issues: readonly Issue[] = [
    issueOn(
      fix.check_ids[0] ?? '',
      pages.map(({ url }) => url),
    ),
  ],
): Snippet[] {
  return fix.write(issues, gatherSiteFacts(factSources(pages, site)));
}

export interface ParsedMarkup {
  tags: string[];
  attributes: Record<string, string>[];
  text: string;
}

/** What a browser or an XML reader makes of a snippet. */
export function parseMarkup(code: string, xmlMode = false): ParsedMarkup {
  const parsed: ParsedMarkup = { tags: [], attributes: [], text: '' };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        parsed.tags.push(name);
        parsed.attributes.push(attributes);
      },
      ontext: (text) => {
        parsed.text += text;
      },
    },
    { xmlMode, decodeEntities: true },
  );
  parser.end(code);
  return parsed;
}

/**
 * The quoted strings of a configuration and what stands outside of them. nginx unescapes quotes and backslashes; RewriteRule
 * of Apache does not. Fails when a string does not end on the line it begins.
 */
export function readConfig(
  code: string,
  language: 'nginx' | 'apache' = 'nginx',
): { strings: string[]; outside: string } {
  const strings: string[] = [];
  let outside = '';
  for (const line of code.split('\n')) {
    let open: string | null = null;
    for (let at = 0; at < line.length; at += 1) {
      const character = line[at] ?? '';
      if (open !== null && character === '\\' && language === 'nginx') {
        at += 1;
        const next = line[at] ?? '';
        open += next === '"' || next === '\\' ? next : `\\${next}`;
      } else if (character === '"') {
        if (open !== null) strings.push(open);
        open = open === null ? '' : null;
      } else if (open === null) outside += character;
      else open += character;
    }
    expect(open, `a string that does not end: ${line}`).to.equal(null);
    outside += '\n';
  }
  return { strings, outside };
}
