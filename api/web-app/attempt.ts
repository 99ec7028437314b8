import { findProblemPlace, showProblem } from './show-problem.js';

/** Runs `work` with the buttons held, and shows what went wrong beside the first of them, or the form that they are in. */
export async function attempt(element: HTMLElement, work: () => Promise<void>): Promise<void> {
  const problem = findProblemPlace(element);
  const buttons = element instanceof HTMLFormElement ? [...element.querySelectorAll('button')] : [element];
  problem.textContent = '';
  for (const button of buttons) button.toggleAttribute('disabled', true);
  try {
    await work();
  } catch (failure) {
    showProblem(problem, failure);
  } finally {
    for (const button of buttons) button.toggleAttribute('disabled', false);
  }
}
