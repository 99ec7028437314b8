import { BrandLogoImage } from '../../parts/brand-logo-image.js';
import { Foreign } from '../../parts/foreign.js';
import type { ShortContext } from '../short-context.js';

/** The first page: whose site, what was done and when, by whom. */
export function Cover({ audit, extra, texts, site, host }: ShortContext) {
  const { cover, counts, formats, kinds } = texts;
  const brand = extra.brand ?? null;
  const period = describePeriod(audit, extra, texts);
  return (
    <header class="sheet cover">
      <div class="cover-field">
        {brand?.logo ? (
          <p class="cover-logo">
            <BrandLogoImage logo={brand.logo} name={brand.name} />
          </p>
        ) : (
          <p class="cover-brand">
            <Foreign text={brand?.name ?? 'Linkwright'} max={80} />
          </p>
        )}
        <div>
          <div class="cover-rule" />
          <p class="cover-kind">{kinds[audit.audit_type]}</p>
          <h1>
            <Foreign text={site} />
          </h1>
          {host !== site && (
            <p class="cover-host">
              <Foreign text={host} />
            </p>
          )}
        </div>
      </div>
      <dl class="cover-facts">
        <div>
          <dt>{cover.date}</dt>
          <dd>{formats.day(audit.generated_at)}</dd>
        </div>
        {period !== null && (
          <div>
            <dt>{cover.period}</dt>
            <dd>{period}</dd>
          </div>
        )}
        <div>
          <dt>{cover.scope}</dt>
          <dd>{counts.pages(audit.crawl.pages)}</dd>
          {audit.status === 'partial' && <dd class="small muted">{cover.partial}</dd>}
        </div>
      </dl>
      {brand !== null && <Contact name={brand.name} line={brand.contact_line} texts={texts} />}
    </header>
  );
}

function Contact({ name, line, texts: { cover } }: { name: string; line: string } & Pick<ShortContext, 'texts'>) {
  return (
    <p class="cover-contact">
      {cover.preparedBy} <Foreign text={name} max={80} />
      {line !== '' && (
        <>
          {' · '}
          <Foreign text={line} max={200} />
        </>
      )}
    </p>
  );
}

/** From the first audit of the trend to this one; null where there is only this. */
function describePeriod(
  { generated_at }: ShortContext['audit'],
  { history }: ShortContext['extra'],
  { formats }: ShortContext['texts'],
): string | null {
  const first = history[0]?.created_at;
  const [from, to] = [first === undefined ? null : formats.shortDay(first), formats.shortDay(generated_at)];
  return from === null || from === to ? null : `${from} – ${to}`;
}
