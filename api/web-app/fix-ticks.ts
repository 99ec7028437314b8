// Fixes of the overview that are ticked off: the box shows at once what was asked for, and what is stored once the
// answer is there.
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { showProblem } from './show-problem.js';
import { whenShown } from './when-shown.js';

/** What is done is marked, and said beside the box: it counts as fixed only when an audit finds it gone. */
const SAID = { done: 'Marked as done. The next audit checks it.', open: 'Reopened.' } as const;

whenShown('input[data-tick]', (box) => {
  if (!(box instanceof HTMLInputElement)) return;
  const row = box.closest('li') ?? document;
  const status = findElement(row, '[data-tick-status]', HTMLElement);
  const problem = findElement(row, '[data-tick-problem]', HTMLElement);
  const show = (isDone: boolean) => {
    box.checked = isDone;
    if (row instanceof HTMLElement) row.classList.toggle('is-done', isDone);
  };
  // One at a time: the last choice counts, also where somebody ticks faster than the server answers.
  let stored = box.defaultChecked;
  let isSaving = false;
  const save = async () => {
    if (isSaving) return;
    isSaving = true;
    problem.textContent = '';
    try {
      while (box.checked !== stored) {
        const wanted = box.checked;
        const state = wanted ? 'done' : 'open';
        status.textContent = 'Saving …';
        await callApi(`PATCH ${box.dataset['tick'] ?? ''}`, { state });
        stored = wanted;
        status.textContent = SAID[state];
      }
    } catch (failure) {
      show(stored);
      status.textContent = '';
      showProblem(problem, failure);
    } finally {
      isSaving = false;
    }
  };
  box.addEventListener('change', () => {
    show(box.checked);
    void save();
  });
});
