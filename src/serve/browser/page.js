// The page of the stand-in: copies snippets, and shows the newest version of the files.

const status = document.querySelector('[role=status]');

/** @param {string} text read by screen readers */
function announce(text) {
  if (status) status.textContent = text;
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const text = document.getElementById(button?.dataset.copy ?? '')?.textContent;
  if (!button || !text) return;
  try {
    await navigator.clipboard.writeText(text);
    announce(`${button.ariaLabel?.replace('Copy', 'Copied')}.`);
  } catch {
    announce('The browser did not allow copying; select the text instead.');
  }
});

async function update() {
  const response = await fetch('/');
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = next.querySelector('main');
  if (!main) return;
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.copy;
  document.querySelector('main')?.replaceWith(document.adoptNode(main));
  // Scripts of a parsed document do not run, so each is replaced by one that does.
  for (const script of main.querySelectorAll('script')) {
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    script.replaceWith(copy);
  }
  const buttons = [...main.querySelectorAll('button')];
  buttons.find(({ dataset }) => dataset.copy === focused)?.focus();
  announce('The page shows the changed files.');
}

const events = new EventSource('/preview/events');

events.addEventListener('version', ({ data }) => {
  if (status?.classList.contains('stopped')) announce('');
  status?.classList.remove('stopped');
  if (document.querySelector('main')?.dataset.version !== data) void update();
});

// The browser connects again by itself once the server has started again.
events.addEventListener('error', () => {
  status?.classList.add('stopped');
  announce('The server has stopped. This page shows its last state.');
});
