import { TAB_CHOICES_KEY } from '@galley/core/tab-choice'
import { onPress } from './on-press'
import { onPageShown } from './page-shown'
import { showPanel } from './show-panel'
import { withStorage } from './storage'
import type {} from './window'

/** Sets of tabs that React has not hydrated. */
const SET = '[data-tabs]:not([data-live])'
const PANEL = `${SET}>[role=tabpanel]`

/** Opens the tabs that the reader presses or chose earlier, until React hydrates the set. */
export function startTabs() {
  onPageShown(() => {
    for (const panel of document.querySelectorAll(`${PANEL}[data-state=inactive]`)) showPanel(panel, false)
    for (const [sync, label] of Object.entries(window.readTabChoices())) openAll(sync, label)
  })

  document.addEventListener('beforematch', ({ target }) => {
    const panel = (target as Element).closest(PANEL)
    if (panel) open(panel.parentElement!, document.getElementById(panel.getAttribute('aria-labelledby')!)!)
  })
  onPress(`${SET} [role=tab]`, (tab) => {
    const set = tab.closest<HTMLElement>(SET)!
    const { label } = tab.dataset
    const { sync } = set.dataset
    open(set, tab)
    if (sync === undefined || label === undefined) return
    withStorage(() =>
      localStorage.setItem(TAB_CHOICES_KEY, JSON.stringify({ ...window.readTabChoices(), [sync]: label })),
    )
    const { top } = set.getBoundingClientRect()
    openAll(sync, label)
    // Keeps this set under the pointer, because sets above may have changed their height.
    scrollBy(0, set.getBoundingClientRect().top - top)
  })
}

/** Opens the tab with this label in every set of that name. */
function openAll(sync: string, label: string) {
  for (const set of document.querySelectorAll<HTMLElement>(`${SET}[data-sync=${CSS.escape(sync)}]`)) {
    const tab = set.querySelector<HTMLElement>(`[role=tab][data-label=${CSS.escape(label)}]`)
    if (tab) open(set, tab)
  }
}

/** Opens a tab, and notes its position for React in `data-pressed`. */
function open(set: HTMLElement, pressed: HTMLElement) {
  const tabs = [...pressed.parentElement!.children] as HTMLElement[]
  set.dataset['pressed'] = String(tabs.indexOf(pressed))
  for (const tab of tabs) {
    const state = tab === pressed ? 'active' : 'inactive'
    tab.dataset['state'] = state
    tab.ariaSelected = String(tab === pressed)
    const panel = document.getElementById(tab.getAttribute('aria-controls')!)!
    panel.dataset['state'] = state
    showPanel(panel, tab === pressed)
  }
}
