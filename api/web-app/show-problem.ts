import { SignedOutError } from './call-api.js';
import { linkTo } from './link-to.js';

/** Where something went wrong is told beside what was asked, and read out. */
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
