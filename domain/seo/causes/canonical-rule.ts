import { plural } from '../../base/text/plural.js';
import type { CanonicalError, CanonicalErrorKind } from '../site/canonical-errors.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { canonicalLine } from './canonical-line.js';
import { CANONICAL_SYMPTOMS, followsFromCanonicals } from './canonical-symptoms.js';
import type { CauseRule } from './cause-rule.js';
import { fixTemplate } from './fix-template.js';
import { siteCanonicalErrors } from './site-canonical-errors.js';

const MAX_SNIPPETS = 5;

export interface CanonicalRuleTexts {
  id: string;
  kinds: readonly CanonicalErrorKind[];
  lead_check_ids: readonly string[];
  loss: number;
  certainty: number;
  /** Of one page or template. */
  effort_hours: number;
  title(errors: readonly CanonicalError[]): string;
  why: string;
  /** What to do, before the steps that all wrong canonicals share. */
  advice(errors: readonly CanonicalError[]): string[];
}

/** A cause from pages whose canonical is wrong in one way. */
export function canonicalRule(texts: CanonicalRuleTexts): CauseRule {
  const { id, kinds, lead_check_ids, loss, certainty, effort_hours, why } = texts;
  return {
    id,
    level: 'canonical',
    component: 'technical_seo',
    lead_check_ids,
    check_ids: CANONICAL_SYMPTOMS,
    detect(site) {
      const errors = siteCanonicalErrors(site).filter(({ kind }) => kinds.includes(kind));
      const [first] = errors;
      if (!first) return null;
      const pages = errors.map(({ page }) => page.url);
      const excluded = site.pages.filter((page) => isHtml200Summary(page) && !page.indexable).length;
      const template = fixTemplate(pages, {
        line: canonicalLine(first.target),
        change: errors.every(({ page, right }) => right === page.url)
          ? '<link rel="canonical" href="…"> with the full URL of the page itself'
          : canonicalLine(first.right),
      });
      return {
        title: texts.title(errors),
        why,
        steps: [...texts.advice(errors), ...whereToEdit(errors, template?.pattern ?? null)],
        pages,
        sample: `${first.page.url}: canonical ${first.target}`,
        loss,
        certainty,
        effort_hours: template ? effort_hours * 2 : effort_hours * pages.length,
        page_to_edit: first.page.url,
        template,
        snippets: errors.slice(0, MAX_SNIPPETS).map(({ page, right }) => ({
          title: 'The only canonical link, in the head',
          language: 'html',
          code: canonicalLine(right),
          url: page.url,
          // A page that names its main version says so ever after.
          check_ids: lead_check_ids.filter((check) => check !== 'index/canonicalised' || right === page.url),
        })),
        explains: followsFromCanonicals({
          pages: new Set(pages),
          targets: new Set(errors.map(({ target }) => target)),
          excluded,
        }),
      };
    },
  };
}

function whereToEdit(errors: readonly CanonicalError[], pattern: string | null): string[] {
  const [first] = errors;
  if (!first) return [];
  if (pattern === null)
    return errors
      .slice(0, MAX_SNIPPETS)
      .map(({ page, target, right }) => `Edit ${page.url}: replace the canonical ${target} with ${right}.`);
  return [
    `Change one line of the template behind ${plural(errors.length, 'page')} under ${pattern}: ${canonicalLine(first.target)} on ${first.page.url} must be ${canonicalLine(first.right)}.`,
  ];
}
