import { collapse } from '../../base/text/text-form.js';
import type { Insight } from '../insight.js';
import { findRewriteErrors } from './find-rewrite-errors.js';
import type { InsightTexts, Rewrite } from './rewritten-texts.js';

export interface AcceptedRewrites {
  /** In the order of the rules, each with who wrote its texts. */
  insights: Insight[];
  /** How many texts were taken. */
  accepted: number;
  /** Why others were not. */
  refused: string[];
}

/**
 * Takes the texts of a model where they say what the rules say, insight by insight. Everything else stays as rules found
 * it: figures, evidence, order, and the texts of each insight whose rewrite drops, turns, adds or promises anything, that is
 * missing, or that was written twice. A model can neither add insights nor take any away.
 * @param isSecret whether a text repeats what the model was told to keep
 */
export function acceptRewrites(
  insights: readonly Insight[],
  rewrites: readonly Rewrite[],
  isSecret: (text: string) => boolean,
): AcceptedRewrites {
  const refused: string[] = [];
  let accepted = 0;
  const worded = insights.map((insight, at): Insight => {
    const given = rewrites.filter(({ n }) => n === at + 1);
    const [first] = given;
    if (first === undefined) return insight;
    const texts = tidy(first);
    const errors = given.length > 1 ? ['It is written twice'] : findRewriteErrors(insight, texts);
    if (isSecret([texts.title, texts.description, ...texts.steps].join('\n')))
      errors.push('It repeats its instructions');
    if (errors.length > 0) {
      refused.push(errors.join('; '));
      return insight;
    }
    accepted += 1;
    return { ...insight, ...texts, generated_by: 'llm' };
  });
  return { insights: worded, accepted, refused };
}

/** One line each; empty steps are left out. */
function tidy({ title, description, steps }: InsightTexts): InsightTexts {
  return {
    title: collapse(title),
    description: collapse(description),
    steps: steps.map(collapse).filter((step) => step !== ''),
  };
}
