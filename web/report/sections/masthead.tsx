import type { CompleteAudit } from '../../../domain/audits/audit-result.js';
import type { Brand } from '../../../domain/reports/brand.js';
import { siteName } from '../facts/site-name.js';
import { Badge } from '../parts/badge.js';
import { BrandLogoImage } from '../parts/brand-logo-image.js';
import { Foreign } from '../parts/foreign.js';
import { Phrase } from '../parts/phrase.js';
import { useReportLanguage } from '../parts/report-language.js';
import { SafeLink } from '../parts/safe-link.js';

/** Whose audit this is, of what kind and when; a banner when it can't be relied on. */
export function Masthead({ audit, brand }: { audit: CompleteAudit; brand: Brand | null }) {
  const {
    full: { masthead: words },
    figures,
  } = useReportLanguage();
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
        {words.kinds[audit_type]} {words.of} <Foreign text={siteName(website_url)} max={120} />
      </h1>
      <p class="meta">
        <span>
          <SafeLink url={website_url} whole />
        </span>
        {final_url !== website_url && (
          <span>
            {words.leadsTo} <SafeLink url={final_url} whole />
          </span>
        )}
        <span>{figures.time(generated_at)}</span>
        <Badge tone={status === 'completed' ? 'good' : 'warn'}>
          {status === 'completed' ? words.complete : words.partial}
        </Badge>
      </p>
      {!reliability.reliable && (
        <div class="banner" role="note">
          <strong>{words.unreliable}</strong> <Phrase text={reliability.reason ?? words.tooLittle} max={600} />
        </div>
      )}
    </header>
  );
}
