import { LinksHead } from '../parts/links-head.js';

/** Of an audit whose links are not there, and why. */
export function NoLinksPage({ audit, reason }: { audit: { id: string; website_url: string }; reason: string }) {
  return (
    <>
      <LinksHead audit={audit} />
      <p class="empty">{reason}</p>
    </>
  );
}
