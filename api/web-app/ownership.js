// The page of one site's ownership: checks it now, and shows beside each way to verify it what the check found.
import { problemOf, showProblem } from './app.js';
import { callApi } from './call-api.js';

function showChecks({ status, checks }) {
  const isVerified = status === 'verified';
  const proofs = [];
  for (const { method, reason } of checks) {
    const place = document.querySelector(`[data-found="${method}"]`);
    place.textContent = reason ?? 'This verifies your site.';
    // One way is enough: what the others lack is no problem then.
    place.className = reason === null ? 'outcome' : isVerified ? 'muted small' : 'banner';
    if (reason === null) proofs.push(place.dataset.title);
  }
  const badge = document.querySelector('.page-head .badge');
  badge.className = `badge ${isVerified ? 'good' : 'note'}`;
  badge.textContent = isVerified ? 'verified' : 'not verified';
  document.querySelector('[data-state]').textContent = isVerified
    ? `Verified now by ${proofs.join(' and ')}. Keep it in place: every audit that ignores robots.txt checks it again.`
    : 'Not verified. See the result under each method below.';
}

for (const button of document.querySelectorAll('button[data-check]')) {
  button.addEventListener('click', async () => {
    const problem = problemOf(button);
    problem.textContent = '';
    button.disabled = true;
    try {
      showChecks(await callApi(button.dataset.check));
    } catch (failure) {
      showProblem(problem, failure);
    } finally {
      button.disabled = false;
    }
  });
}
