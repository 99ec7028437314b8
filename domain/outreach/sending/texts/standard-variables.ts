export interface StandardVariable {
  name: string;
  /** For people. */
  gives: string;
}

/** Variables that every email has, beside the columns of imported leads. */
export const STANDARD_VARIABLES = [
  { name: 'website', gives: 'host of the website' },
  { name: 'website_title', gives: 'title of the website, if it is known' },
  { name: 'topic', gives: 'first keyword of the campaign' },
  { name: 'your_name', gives: 'name of the mailbox' },
  { name: 'your_organization', gives: 'organization of the mailbox' },
  { name: 'your_site', gives: 'domain of the mailbox' },
] as const satisfies readonly StandardVariable[];

export type StandardVariableName = (typeof STANDARD_VARIABLES)[number]['name'];

/** A lead may have a topic of its own; of the others it has none. */
export const RESERVED_VARIABLES: ReadonlySet<string> = new Set(
  STANDARD_VARIABLES.map(({ name }) => name).filter((name) => name !== 'topic'),
);
