/**
 * One field and one button: watches the site and starts its complete audit, then leads to the live page. A site that is
 * watched already is audited with its competitors and keywords. See api/web-app/start-audit.ts.
 */
export function FirstAuditForm({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <form method="dialog" data-start-audit class="start-audit">
      <div class="field">
        <label for="field-website">{isCompact ? 'Add a website' : 'Enter your website'}</label>
        <div class="field-line">
          <input
            id="field-website"
            name="website"
            type="text"
            inputmode="url"
            autocomplete="url"
            autocapitalize="none"
            spellcheck={false}
            required
            placeholder="example.com"
            aria-describedby="field-website-hint"
          />
          <button type="submit">Run audit</button>
        </div>
        <span class="hint" id="field-website-hint">
          The address of its home page. The audit crawls up to 500 pages and measures page speed.
        </span>
      </div>
    </form>
  );
}
