import type { Brand } from '../../../domain/reports/brand.js';
import type { CompleteAudit } from '../../../domain/seo/audit/audit-result.js';
import { showTime } from '../facts/figures.js';
import { siteName } from '../facts/site-name.js';
import { Badge } from '../parts/badge.js';
import { BrandLogoImage } from '../parts/brand-logo-image.js';
import { Foreign } from '../parts/foreign.js';
import { SafeLink } from '../parts/safe-link.js';

/** Whose audit this is, of what kind and when; a banner when it can't be relied on. */
export function Masthead({ audit, brand }: { audit: CompleteAudit; brand: Brand | null }) {
  const { website_url, final_url, audit_type, status, generated_at, reliability } = audit;
  return (
    <header class="masthead">
      <p class="brand">
        {brand?.logo ? (
          <BrandLogoImage logo={brand.logo} name={brand.name} />
        ) : (
          <Foreign text={brand?.name ?? 'Linkwright'} />
        )}
      </p>
      <h1>
        {audit_type === 'complete' ? 'SEO audit' : 'Quick SEO audit'} of{' '}
        <Foreign text={siteName(website_url)} max={120} />
      </h1>
      <p class="meta">
        <span>
          <SafeLink url={website_url} whole />
        </span>
        {final_url !== website_url && (
          <span>
            leads to <SafeLink url={final_url} whole />
          </span>
        )}
        <span>{showTime(generated_at)}</span>
        <Badge tone={status === 'completed' ? 'good' : 'warn'}>{status === 'completed' ? 'complete' : 'partial'}</Badge>
      </p>
      {!reliability.reliable && (
        <div class="banner" role="note">
          <strong>This audit cannot be relied on.</strong>{' '}
          <Foreign text={reliability.reason ?? 'Too little was seen of the site.'} max={600} />
        </div>
      )}
    </header>
  );
}
