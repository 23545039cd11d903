/* Of the pages in a browser: the switch of light and dark, comments of shell blocks in a quiet color, and a button that copies. */
/* global document, localStorage, navigator */
const show = (theme) => {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.pfTheme = theme;
};

show(document.documentElement.dataset.theme);
document.querySelector('.theme').addEventListener('click', () => {
  const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  localStorage.setItem('theme', theme);
  show(theme);
});

/** Puts parts of the text of a block into elements of a class. */
const mark = (code, pattern, name) => {
  const parts = code.textContent.split(pattern);
  code.replaceChildren(
    ...parts.map((part, at) => {
      if (at % 2 === 0) return part;
      const span = document.createElement('span');
      span.className = name;
      span.textContent = part;
      return span;
    }),
  );
};

for (const code of document.querySelectorAll('pre > .language-sh')) {
  const text = code.textContent;
  mark(code, /((?:^|(?<= ))# .*$)/m, 'comment');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(text).then(() => {
      button.textContent = 'Copied';
    });
  });
  code.parentElement.append(button);
}
for (const code of document.querySelectorAll('pre > .language-yaml')) mark(code, /((?:^|(?<= ))# .*$)/m, 'comment');

document.querySelector('.sidebar [aria-current]')?.scrollIntoView({ block: 'nearest' });
