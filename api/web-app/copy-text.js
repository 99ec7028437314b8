// Buttons that copy the text of an element. Browsers open the clipboard to pages over https and on localhost alone;
// elsewhere the text is selected, and copied the old way or by hand.

async function copy(place) {
  try {
    await navigator.clipboard.writeText(place.textContent);
    return true;
  } catch {
    const range = document.createRange();
    range.selectNodeContents(place);
    const selection = window.getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
    return document.execCommand('copy');
  }
}

for (const button of document.querySelectorAll('button[data-copy]')) {
  button.addEventListener('click', async () => {
    const status = button.parentElement.querySelector('[role="status"]');
    const isCopied = await copy(document.getElementById(button.dataset.copy));
    status.textContent = isCopied ? 'Copied.' : 'The text is selected. Press Ctrl+C to copy it.';
  });
}
