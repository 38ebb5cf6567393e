import { readTabChoices, TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { withStorage } from './storage'

/** Returns the label of the tab that the reader last chose in each set, by the name of the set. */
export const readChoices = () => readTabChoices(withStorage(() => localStorage.getItem(TAB_CHOICES_KEY)))

/** Shows the chosen tabs before the first paint, so that the first tab of a set never flashes. */
export function showChosenTabs() {
  const rules = Object.entries(readChoices()).map(([sync, label]) => ruleOf(CSS.escape(sync), CSS.escape(label)))
  if (rules.length === 0) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join(''))
  document.adoptedStyleSheets.push(sheet)
}

function ruleOf(sync: string, label: string) {
  const chosen = `[data-label=${label}]`
  const set = `[data-sync=${sync}]:not([data-pressed],[data-live]):has(>${chosen})`
  const tab = `${set}>:not([role=tabpanel]) [role=tab]`
  return (
    `${set}>[role=tabpanel]{display:none}${set}>[role=tabpanel]${chosen}{display:block}` +
    `${tab}{border-color:transparent;color:var(--tab-quiet)}` +
    `${tab}${chosen}{border-color:var(--tab-mark);color:var(--tab-loud)}`
  )
}
