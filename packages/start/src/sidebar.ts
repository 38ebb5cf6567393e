import { keepVisible } from './keep-visible'
import { SIDEBAR } from './marks'
import { withStorage } from './storage'

const KEY = 'sidebar'

const find = () => document.querySelector<HTMLElement>(`[${SIDEBAR}]`)

/** Restores the scroll position of the sidebar from the previous page, and keeps the current page visible in the sidebar. */
export function startSidebar() {
  document.addEventListener('DOMContentLoaded', () => {
    const list = find()
    if (!list) return
    list.scrollTop = Number(withStorage(() => sessionStorage.getItem(KEY)) ?? 0)
    const current = list.querySelector<HTMLElement>('[aria-current=page]')
    if (current) keepVisible(list, current)
  })
  addEventListener('pagehide', () => {
    const list = find()
    if (list) withStorage(() => sessionStorage.setItem(KEY, String(list.scrollTop)))
  })
}
