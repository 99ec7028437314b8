// The field "Enter your website": watches the site, starts its complete audit, and leads to the live page.
import { attempt } from './attempt.js';
import { callApi } from './call-api.js';
import { findElement } from './find-element.js';
import { whenShown } from './when-shown.js';

interface Watched {
  site_url: string;
  competitors: string[];
  target_keywords: string[];
}

/** An audit compares with none or with at least two competitors. */
const LEAST_COMPETITORS = 2;

function requestOf({ site_url, competitors, target_keywords }: Watched) {
  return {
    website_url: site_url,
    ...(competitors.length >= LEAST_COMPETITORS ? { competitors } : {}),
    ...(target_keywords.length > 0 ? { target_keywords } : {}),
  };
}

async function startAudit(website: string): Promise<{ id: string }> {
  const site = await callApi<Watched>('POST /api/seo-dashboard/sites', { site_url: website });
  return callApi('POST /api/seo/enterprise/complete-audit', requestOf(site));
}

whenShown('form[data-start-audit]', (form) => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(form, async () => {
      const { id } = await startAudit(findElement(form, '[name="website"]', HTMLInputElement).value.trim());
      window.location.assign(`/app/operations/${encodeURIComponent(id)}`);
    });
  });
});
