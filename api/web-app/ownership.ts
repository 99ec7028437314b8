// The page of one site's ownership: checks it now, and shows beside each way to verify it what the check found.
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { whenShown } from './when-shown.js';

interface Checked {
  status: string;
  checks: { method: string; reason: string | null }[];
}

function showChecks({ status, checks }: Checked): void {
  const isVerified = status === 'verified';
  const proofs: string[] = [];
  for (const { method, reason } of checks) {
    const place = findElement(document, `[data-found="${method}"]`, HTMLElement);
    place.textContent = reason ?? 'This verifies your site.';
    // One way is enough: what the others lack is no problem then.
    place.className = reason === null ? 'outcome' : isVerified ? 'muted small' : 'banner';
    if (reason === null) proofs.push(place.dataset['title'] ?? method);
  }
  const badge = findElement(document, '.page-head .badge', HTMLElement);
  badge.className = `badge ${isVerified ? 'good' : 'note'}`;
  badge.textContent = isVerified ? 'verified' : 'not verified';
  findElement(document, '[data-state]', HTMLElement).textContent = isVerified
    ? `Verified now by ${proofs.join(' and ')}. Keep it in place: every audit that ignores robots.txt checks it again.`
    : 'Not verified. See the result under each method below.';
}

whenShown('button[data-check]', (button) => {
  button.addEventListener('click', () => {
    void attempt(button, async () => showChecks(await callApi(button.dataset['check'] ?? '')));
  });
});
