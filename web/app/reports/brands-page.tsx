import { MAX_BRANDS, type StoredBrand } from '../../../domain/reports/brand.js';
import { BrandLogoImage } from '../../report/parts/brand-logo-image.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';

const BRANDS = '/api/seo/report-brands';

/** Names, colors and logos for reports. */
export function BrandsPage({ brands }: { brands: readonly StoredBrand[] }) {
  return (
    <>
      <div class="page-head">
        <h1>Report brands</h1>
      </div>
      <p>Reports with a brand show its name, logo and colors. They never mention Linkwright.</p>
      {brands.length === 0 ? (
        <p class="empty">No brands yet. Add your brand below, then choose it when you create a client report.</p>
      ) : (
        <ul class="cards">
          {brands.map((brand) => (
            <li key={brand.id}>
              <BrandCard brand={brand} />
            </li>
          ))}
        </ul>
      )}
      {brands.length < MAX_BRANDS && (
        <Section id="new" title="New brand">
          <div class="card">
            <ApiForm call={`POST ${BRANDS}`} then="reload" label="Add brand">
              <BrandFields of="new-" />
            </ApiForm>
          </div>
        </Section>
      )}
    </>
  );
}

function BrandCard({ brand }: { brand: StoredBrand }) {
  const { id, name, contact_line, logo } = brand;
  return (
    <div class="card">
      <h2 id={`brand-${id}`}>
        <Foreign text={name} max={80} />
      </h2>
      {logo && (
        <p>
          <BrandLogoImage logo={logo} name={`Logo of ${name}`} />
        </p>
      )}
      {contact_line !== '' && (
        <p class="muted">
          <Foreign text={contact_line} max={200} />
        </p>
      )}
      <details>
        <summary>Edit</summary>
        <ApiForm call={`PUT ${BRANDS}/${id}`} then="reload" label="Save" describes={`brand-${id}`}>
          <BrandFields of={`${id}-`} brand={brand} />
        </ApiForm>
      </details>
      <div class="actions">
        <button
          type="button"
          class="quiet"
          aria-describedby={`brand-${id}`}
          data-api={`DELETE ${BRANDS}/${id}`}
          data-then="reload"
          data-confirm={`Delete the brand “${name}”? You cannot undo this.`}
        >
          Delete
        </button>
      </div>
    </div>
  );
}

function BrandFields({ of, brand }: { of: string; brand?: StoredBrand }) {
  const logoId = `field-${of}logo`;
  return (
    <>
      <Field of={of} name="name" label="Name" required value={brand?.name} />
      <Field
        of={of}
        name="primary_color"
        label="Primary color"
        required
        value={brand?.primary_color ?? '#16315c'}
        hint="For the cover and headings, for example #16315c"
      />
      <Field
        of={of}
        name="accent_color"
        label="Accent color"
        required
        value={brand?.accent_color ?? '#1d5bd6'}
        hint="For charts and marks. Linkwright adjusts shades where text would be hard to read"
      />
      <Field of={of} name="contact_line" label="Contact line" value={brand?.contact_line} hint="Shown on the cover" />
      <div class="field">
        <label for={logoId}>Logo</label>
        <input id={logoId} type="file" accept=".png,.jpg,.jpeg,.svg" data-file-for={`${logoId}-data`} />
        <input id={`${logoId}-data`} type="hidden" name="logo" />
        <span class="hint">
          PNG, JPEG or SVG, up to 256 KB{brand?.logo ? '. Leave empty to keep the current logo' : ''}
        </span>
      </div>
    </>
  );
}
