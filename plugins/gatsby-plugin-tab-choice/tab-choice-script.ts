import { TAB_CHOICES_KEY } from '../../src/lib/tab-choice'

/** Runs before the page is rendered. Reading storage throws where a reader forbids it: then first tabs are shown. */
export const tabChoiceScript = `(() => {
  let choices = {}
  try {
    choices = JSON.parse(localStorage.getItem('${TAB_CHOICES_KEY}')) ?? {}
  } catch {}
  let rules = ''
  for (const [sync, label] of Object.entries(choices)) {
    const chosen = '[data-label=' + CSS.escape(label) + ']'
    const set = '[data-sync=' + CSS.escape(sync) + ']:not([data-pressed],[data-live]):has(>' + chosen + ')'
    const tab = set + '>:not([role=tabpanel]) [role=tab]'
    rules += set + '>[role=tabpanel]{display:none}' + set + '>[role=tabpanel]' + chosen + '{display:block}' +
      tab + '{border-color:transparent;color:var(--tab-quiet)}' +
      tab + chosen + '{border-color:var(--tab-mark);color:var(--tab-loud)}'
  }
  if (rules) document.head.appendChild(document.createElement('style')).textContent = rules

  addEventListener('click', ({ target }) => {
    const tab = target.closest?.('[data-tabs]:not([data-live]) [role=tab]')
    const pressed = tab && document.getElementById(tab.getAttribute('aria-controls'))
    if (!pressed) return
    const set = pressed.parentElement
    const panels = [...set.children].filter((child) => child.matches('[role=tabpanel]'))
    set.dataset.pressed = panels.indexOf(pressed)
    for (const panel of panels) {
      const isOpen = panel === pressed
      const label = document.getElementById(panel.getAttribute('aria-labelledby'))
      panel.dataset.state = label.dataset.state = isOpen ? 'active' : 'inactive'
      label.setAttribute('aria-selected', isOpen)
    }
  })
})()`
  .replace(/\n\s*/g, '\n')
  .trim()
