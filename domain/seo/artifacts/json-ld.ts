export interface JsonLdBlock {
  /** 'empty' when nothing but white space and comment wrappers is inside. */
  state: 'valid' | 'invalid' | 'empty';
  error: string | null;
  has_context: boolean;
  /** Every @type met in the block, @graph and nested nodes included, in order, without duplicates. */
  types: string[];
  /** Positions of each BreadcrumbList's itemListElement, in order. */
  breadcrumb_positions: number[][];
  /** datePublished / dateModified / author seen anywhere in the block. */
  date_published: string | null;
  date_modified: string | null;
  has_author: boolean;
  has_same_as: boolean;
}
