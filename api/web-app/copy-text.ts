// Buttons that copy the text of an element. Browsers open the clipboard to pages over https and on localhost alone;
// elsewhere the text is selected, and copied the old way or manually.

async function copy(place: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(place.textContent ?? '');
    return true;
  } catch {
    // Not open to this page.
    const range = document.createRange();
    range.selectNodeContents(place);
    const selection = window.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    return document.execCommand('copy');
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button[data-copy]') : null;
  if (!(button instanceof HTMLButtonElement)) return;
  const place = document.getElementById(button.dataset['copy'] ?? '');
  if (!place) return;
  void copy(place).then((isCopied) => {
    const status = button.parentElement?.querySelector('[role="status"]');
    if (status) status.textContent = isCopied ? 'Copied.' : 'The text is selected. Press Ctrl+C to copy it.';
  });
});
