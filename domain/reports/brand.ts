/** an image that a brand is shown with: bounded and checked when it was uploaded. */
export interface BrandLogo {
  media_type: 'image/png' | 'image/jpeg' | 'image/svg+xml';
  base64: string;
}

/** The brand of the report: replaces our own name. */
export interface Brand {
  name: string;
  /** #rrggbb, as chosen; pages compute what is readable from it. */
  primary_color: string;
  accent_color: string;
  /** One line of plain text: address, phone, site. Empty where there is none. */
  contact_line: string;
  logo: BrandLogo | null;
}

/** A brand as it is kept for its user. */
export interface StoredBrand extends Brand {
  id: string;
  created_at: string;
  updated_at: string;
}

/** Brands that one user may keep. */
export const MAX_BRANDS = 20;
