// Loaded before the first paint: applies the reader's choice of light or dark, or the system's.
const key = 'partner-docs-theme';
const isDark = matchMedia('(prefers-color-scheme: dark)');

function stored() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be blocked. The system setting applies then.
  }
}

function show() {
  const choice = stored() ?? (isDark.matches ? 'dark' : 'light');
  document.documentElement.dataset.theme = choice;
  document.dispatchEvent(new Event('themechange'));
}

show();
isDark.addEventListener('change', show);
document.addEventListener('click', ({ target }) => {
  if (!target.closest?.('#theme')) return;
  try {
    localStorage.setItem(key, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  } catch {
    return;
  }
  show();
});
