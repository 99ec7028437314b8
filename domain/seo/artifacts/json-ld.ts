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
  /** A context defines terms of its own or names another vocabulary, so that a name need not be schema.org's. */
  own_terms: boolean;
  /** The first 50 nodes, outer ones before those inside them; each names those inside by their place in this list. */
  nodes: JsonLdNode[];
  /** No node was left out for its place in the order or its depth. */
  nodes_complete: boolean;
}

/** An object with a type, or one that is a value of such an object. */
export interface JsonLdNode {
  /** Names of schema.org without its address; those of other vocabularies as written. Empty when none is given. */
  types: string[];
  id: string | null;
  properties: JsonLdProperty[];
}

export interface JsonLdProperty {
  /** Without the address of schema.org. */
  name: string;
  /** Nothing was given: null, blank text or an empty list. */
  blank?: true;
  /** Texts, numbers and booleans as written, for properties that a rule reads: at most 10, of 200 characters. */
  values?: string[];
  /** Places in the list of the nodes that are values. */
  nodes?: number[];
  /** Ids of nodes that are named and written elsewhere. */
  refs?: string[];
}
