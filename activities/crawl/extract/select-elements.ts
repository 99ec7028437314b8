import { selectAll } from 'css-select';
import { type AnyNode, type ChildNode, type Element, isTag } from 'domhandler';
import * as domutils from 'domutils';
import { rawText } from './node-text.js';
import type { StepBudget } from './step-budget.js';

/**
 * The elements that a selector matches, in document order.
 * @throws OutOfBudgetError; Error for selectors that find-selector-error refuses
 */
export function selectElements(selector: string, dom: ChildNode[], budget: StepBudget): Element[] {
  return selectAll<AnyNode, Element>(selector, dom, { adapter: countingAdapter(budget) });
}

/** Every access to the tree is a step, so that `:has` within `:has` or many siblings end by the budget. */
function countingAdapter(budget: StepBudget) {
  return {
    isTag: (node: AnyNode): node is Element => {
      budget.spend();
      return isTag(node);
    },
    getAttributeValue: (element: Element, name: string) => {
      budget.spend();
      return domutils.getAttributeValue(element, name);
    },
    getChildren: (node: AnyNode) => {
      budget.spend();
      return domutils.getChildren(node);
    },
    getName: (element: Element) => {
      budget.spend();
      return element.name;
    },
    getParent: (element: Element) => {
      budget.spend();
      return domutils.getParent(element);
    },
    getSiblings: (node: AnyNode) => {
      const siblings = domutils.getSiblings(node);
      budget.spend(1 + siblings.length / 8);
      return siblings;
    },
    prevElementSibling: (node: AnyNode) => {
      budget.spend();
      return domutils.prevElementSibling(node);
    },
    getText: (node: AnyNode) => (isTag(node) ? rawText(node, budget) : domutils.textContent(node)),
    hasAttrib: (element: Element, name: string) => {
      budget.spend();
      return Object.hasOwn(element.attribs, name);
    },
    removeSubsets: (nodes: AnyNode[]) => nodes,
  };
}
