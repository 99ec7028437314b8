import { type ChildNode, isComment, isTag, isText } from 'domhandler';
import type { StepBudget } from './step-budget.js';

/** Their content is not shown; as the selected element itself, it is what is wanted. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript']);

/**
 * The text of an element as people read it: scripts and styles inside left out, white space folded. Of a script itself,
 * such as JSON-LD, its content.
 */
export function readShownText(node: ChildNode, budget: StepBudget): string {
  return rawText(node, budget, (name) => !UNSEEN.has(name))
    .replace(/\s+/g, ' ')
    .trim();
}

/** All text of a node in document order. @param isWanted by the name of elements below it. Without recursion. */
export function rawText(node: ChildNode, budget: StepBudget, isWanted: (name: string) => boolean = () => true): string {
  let text = '';
  const stack: ChildNode[] = [node];
  for (let next = stack.pop(); next; next = stack.pop()) {
    budget.spend();
    if (isText(next)) text += next.data;
    else if (!isComment(next) && 'children' in next && (next === node || !isTag(next) || isWanted(next.name))) {
      for (let at = next.children.length - 1; at >= 0; at--) {
        const child = next.children[at];
        if (child) stack.push(child);
      }
      if (next !== node && isTag(next) && BLOCKS.has(next.name)) text += ' ';
    }
  }
  return text;
}

/** Elements that begin a line: words before and within them are not joined. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section table td th tr ul'.split(
    ' ',
  ),
);
