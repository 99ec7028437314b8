// The field "Enter your website": watches the site, starts its complete audit, and leads to the live page.
import { problemOf, showProblem } from './app.js';
import { callApi } from './call-api.js';

/** An audit compares with none or with at least two competitors. */
const LEAST_COMPETITORS = 2;

function requestOf({ site_url, competitors, target_keywords }) {
  return {
    website_url: site_url,
    ...(competitors.length >= LEAST_COMPETITORS ? { competitors } : {}),
    ...(target_keywords.length > 0 ? { target_keywords } : {}),
  };
}

async function startAudit(website) {
  const site = await callApi('POST /api/seo-dashboard/sites', { site_url: website });
  return callApi('POST /api/seo/enterprise/complete-audit', requestOf(site));
}

for (const form of document.querySelectorAll('form[data-start-audit]')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const problem = problemOf(form);
    const button = form.querySelector('button');
    problem.textContent = '';
    button.disabled = true;
    try {
      const { id } = await startAudit(form.elements.website.value.trim());
      window.location.assign(`/app/operations/${encodeURIComponent(id)}`);
    } catch (failure) {
      showProblem(problem, failure);
    } finally {
      button.disabled = false;
    }
  });
}
