import { SignedOutError } from './call-api.js';
import { linkTo } from './link-to.js';

/** The place beside a form or button where problems are shown and read out; made when it is missing. */
export function findProblemPlace(element: Element): HTMLElement {
  const holder = element.closest('form') ?? element.parentElement ?? document.body;
  const found = holder.querySelector('.problem');
  if (found instanceof HTMLElement) return found;
  const place = document.createElement('p');
  place.className = 'problem';
  place.setAttribute('role', 'alert');
  holder.append(place);
  return place;
}

export function showProblem(place: HTMLElement, failure: unknown): void {
  place.textContent = failure instanceof Error ? failure.message : String(failure);
  if (!(failure instanceof SignedOutError)) return;
  const link = linkTo('/auth/login?return_to=%2Fapp', 'Sign in in a new tab');
  link.target = '_blank';
  link.rel = 'noopener';
  place.append(' ', link, ', then return to this page and try again. Your text is kept.');
}
