/** The first page: a field of the brand's color with the site's name, the facts below it. */
export const SHORT_COVER = `
.cover { page: cover; padding: 0; gap: 0; min-height: 60rem; display: flex; flex-direction: column; }
.cover-field {
  flex: 1 1 auto; display: flex; flex-direction: column; justify-content: space-between; gap: 3rem; min-height: 36rem;
  padding: 3.4rem; background: var(--primary); color: var(--on-primary);
}
.cover-brand { font-size: 1.15rem; font-weight: 700; letter-spacing: 0.01em; }
.cover-logo { align-self: flex-start; padding: 0.9rem 1.1rem; background: #fff; border-radius: 4px; line-height: 0; }
.cover-logo .logo { display: block; width: auto; max-width: 16rem; height: 3.6rem; object-fit: contain; }
.cover h1 { color: var(--on-primary); font-size: 2.9rem; letter-spacing: -0.025em; overflow-wrap: anywhere; }
.cover-kind { font-size: 1.15rem; margin-bottom: 0.9rem; }
.cover-host { margin-top: 0.9rem; font-size: 1.1rem; overflow-wrap: anywhere; }
.cover-rule { width: 4.5rem; height: 5px; margin-bottom: 1.6rem; background: var(--on-primary); }
.cover-facts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.4rem 2rem; padding: 2.4rem 3.4rem; }
.cover-facts dt { color: var(--muted); font-size: 0.84rem; }
.cover-facts dd { font-weight: 700; }
.cover-contact { max-width: none; padding: 0 3.4rem 2.4rem; color: var(--muted); }
@media (max-width: 44rem) {
  .cover-field { padding: 1.5rem 1.1rem; min-height: 24rem; }
  .cover h1 { font-size: 2rem; }
  .cover-facts { grid-template-columns: minmax(0, 1fr); padding: 1.5rem 1.1rem; }
  .cover-contact { padding: 0 1.1rem 1.5rem; }
}
@media print {
  .cover { display: flex; height: 297mm; min-height: 0; break-before: auto; }
  .cover > * + * { margin-top: 0; }
  .cover-field { padding: 22mm 18mm 20mm; }
  .cover-facts { padding: 14mm 18mm 8mm; }
  .cover-contact { padding: 0 18mm 14mm; }
}
`;
