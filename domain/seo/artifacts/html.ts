import type { JsonLdBlock } from './json-ld.js';
import type { KeywordUse, TextFacts } from './text.js';

export type Region = 'head' | 'header' | 'nav' | 'main' | 'aside' | 'footer' | 'other';

export interface MetaTag {
  /** The name, property, itemprop or http-equiv attribute, lower case. */
  key: string;
  kind: 'name' | 'property' | 'http-equiv' | 'itemprop';
  content: string;
  in_head: boolean;
}

export interface LinkTag {
  rel: string[];
  href: string;
  url: string | null;
  hreflang: string | null;
  type: string | null;
  media: string | null;
  in_head: boolean;
}

export interface Heading {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text with white space collapsed; the alt text of images inside counts, permalink marks ("¶") do not. */
  text: string;
  /** The text comes from image alt alone. */
  alt_only: boolean;
  /**
   * The nearest article, aside, nav or section around it, counted from 1 in the order they open; 0 for none. An h1 in
   * one heads that part and not the page.
   */
  section: number;
  region: Region;
}

export interface Anchor {
  /** Null when the element has no href attribute. */
  href: string | null;
  /** Null for schemes other than http(s) and for values that cannot be resolved. */
  url: string | null;
  /** Fragment of the link without "#", decoded; empty when absent. */
  fragment: string;
  /** Same host as the page, www. ignored. */
  internal: boolean;
  /** Text, else aria-label, else title, else alt of an image inside, else labels of other elements inside. */
  text: string;
  /** The link has nothing but images to show: its text is their alternative text. Absent for all others. */
  from_image?: true;
  /** Why a link without text is no error: it is not perceivable, or another element names it. Absent for all others. */
  needs_no_text?: 'hidden' | 'labelled_by';
  rel: string[];
  target: string | null;
  onclick: boolean;
  region: Region;
}

export interface ImageTag {
  src: string;
  url: string | null;
  srcset: string | null;
  /** A source element of the image around it names AVIF, WebP or JPEG XL, by type or file name. */
  modern_source: boolean;
  /** Null when the attribute is absent, '' when it is empty (decorative). */
  alt: string | null;
  width: string | null;
  height: string | null;
  loading: string | null;
  /** The image is the only content of a link. */
  only_in_link: boolean;
  /** role=presentation/none or aria-hidden=true on the image or an ancestor. */
  hidden: boolean;
}

export interface ScriptTag {
  src: string | null;
  url: string | null;
  type: string | null;
  async: boolean;
  defer: boolean;
  integrity: boolean;
  in_head: boolean;
}

export interface FormTag {
  action: string | null;
  url: string | null;
  method: string;
  has_password: boolean;
}

/** Inline svg elements that are alike to the letter. */
export interface InlineSvg {
  /** Characters of one of them, tags included. */
  chars: number;
  copies: number;
  /** The beginning of the first one. */
  start: string;
}

/** A placeholder mail address or phone number ("info@example.com", "555-0100"). */
export interface PlaceholderContact {
  value: string;
  /** Main text, or what surrounds it on every page: header, navigation, aside and footer. */
  place: 'main' | 'frame';
}

/** A key in a form that its issuer documents. The key itself is not kept. */
export interface LeakedSecret {
  kind: SecretKind;
  /** Its first and last characters. */
  masked: string;
  place: 'script' | 'page';
}

export type SecretKind =
  | 'aws_secret_key'
  | 'github_token'
  | 'gitlab_token'
  | 'slack_token'
  | 'slack_webhook'
  | 'stripe_secret_key'
  | 'sendgrid_key'
  | 'npm_token'
  | 'google_api_key'
  | 'private_key';

export interface HtmlFacts {
  doctype: 'html' | 'legacy' | 'none';
  lang: string | null;
  /** The html element carries "amp" or "⚡". Absent when it does not. */
  is_amp?: true;
  charset: {
    /** What decoding used. */
    used: string;
    source: 'bom' | 'header' | 'meta' | 'default';
    header: string | null;
    meta: string | null;
    /** Byte offset of the meta charset; null when absent. */
    meta_offset: number | null;
  };
  base: { href: string; url: string | null; after_url_element: boolean }[];
  /** Titles in the HTML namespace only; those in svg are left out. */
  titles: { text: string; in_head: boolean }[];
  metas: MetaTag[];
  links: LinkTag[];
  headings: Heading[];
  anchors: Anchor[];
  images: ImageTag[];
  pictures_without_img: number;
  scripts: ScriptTag[];
  /** Style sheets in style elements: total characters. */
  inline_style_chars: number;
  iframes: { src: string; url: string | null; title: string | null }[];
  forms: FormTag[];
  /** input (not hidden/submit/button/image/reset), select, textarea without label, aria-label(ledby) or title. */
  unlabelled_inputs: string[];
  /** button elements and input type=button/submit/reset without any accessible name. */
  unnamed_buttons: number;
  /** object and embed elements with a plug-in media type (Flash, Java, Silverlight). */
  plugins: string[];
  media: { videos: number; audios: number };
  main_landmarks: number;
  json_ld: JsonLdBlock[];
  microdata_types: string[];
  rdfa_types: string[];
  dom: {
    nodes: number;
    max_depth: number;
    max_children: number;
    head_tags: number;
    body_tags: number;
    /** The element that ended the head early, when one did (img, div, …); null otherwise. */
    head_ended_by: string | null;
    duplicate_ids: string[];
    /** All id and name anchors, for fragment checks; capped at 2,000. */
    ids: string[];
    deprecated_elements: string[];
    frames: number;
  };
  times: string[];
  text: TextFacts;
  keywords: KeywordUse[];
  /** Those that weigh most, in all copies together; at most 20. */
  inline_svgs: InlineSvg[];
  /** Of visible text other than code; at most 10. */
  placeholder_contacts: PlaceholderContact[];
  /** Anywhere in the source; at most 10. */
  secrets: LeakedSecret[];
}
