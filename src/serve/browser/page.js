// The page of the stand-in: copies snippets, and shows the newest version of the files.

const status = document.querySelector('[role=status]');
const shownMs = 6000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text read by screen readers */
function announce(text, stays = false) {
  clearTimeout(timer);
  status?.classList.toggle('stopped', stays);
  if (status) status.textContent = text;
  if (text && !stays) timer = setTimeout(announce, shownMs, '');
}

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const text = document.getElementById(button?.value ?? '')?.textContent;
  if (!button || !text) return;
  try {
    await navigator.clipboard.writeText(text);
    const isLocal = button.value !== 'command' && text.includes('//127.0.0.1:');
    announce(
      `${button.ariaLabel?.replace('Copy', 'Copied')}.${isLocal ? ' It works on this computer only.' : ''}`,
    );
  } catch {
    announce('The browser did not allow copying; select the text instead.');
  }
});

async function update() {
  const response = await fetch('/');
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const main = next.querySelector('main');
  if (!main) return;
  const focusedId = document.activeElement?.id ?? '';
  const checked = [...document.querySelectorAll(':checked')];
  const open = [...document.querySelectorAll('.fold[open]')];
  document.querySelector('main')?.replaceWith(document.adoptNode(main));
  // Scripts of a parsed document do not run, so each is replaced by one that does.
  for (const script of main.querySelectorAll('script')) {
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    script.replaceWith(copy);
  }
  for (const { id } of checked) document.getElementById(id)?.click();
  for (const { id } of open) document.getElementById(id)?.setAttribute('open', '');
  document.getElementById(focusedId)?.focus();
  announce('The page shows the changed files.');
}

const events = new EventSource('/preview/events');

events.addEventListener('version', async ({ data }) => {
  if (status?.classList.contains('stopped')) announce('');
  if (document.querySelector('main')?.dataset.version !== data) await update();
});

// The browser connects again by itself once the server has started again.
events.addEventListener('error', () =>
  announce('The server has stopped. This page shows its last state.', true),
);
