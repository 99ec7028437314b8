/** What separates the parts of a title: "Introduction - The Cargo Book", "Pricing | Acme". */
export const TITLE_SEPARATOR = /\s+[-–—|·•»:]+\s+/;
