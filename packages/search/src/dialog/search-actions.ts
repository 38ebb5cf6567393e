import { foldLetters } from '@galley/core/search-index'
import { TO_DARK_LABEL, TO_LIGHT_LABEL } from '@galley/theme/shell/color-mode-toggle'
import { colorModeStore } from '@galley/ui/hooks/use-color-mode'
import { toasts } from '@galley/ui/toast'
import type { SearchRow } from './search-row'

export const TO_SYSTEM_LABEL = "Follow the device's mode"
export const COPIED = 'Link copied'
export const NOT_COPIED = 'The link could not be copied: the browser did not allow it.'

/** Minimum length of a text that finds actions: a single letter would match too many words. */
export const MIN_ACTION_LENGTH = 2

/** An action with keywords. The search finds an action by its label and by its keywords. */
interface SearchAction extends SearchRow {
  keywords: string
}

interface ActionContext {
  /** URL of the site's repository. */
  repository: string | undefined
  close: () => void
}

/** Returns the actions of the current page. */
export function listActions({ repository, close }: ActionContext): SearchAction[] {
  const actions: SearchAction[] = []
  const mode = colorModeStore()
  const isDark = mode.getMode() === 'dark'
  const thenClose = (act: () => unknown) => () => {
    close()
    act()
  }
  const leadTo = (to: string) => ({ to, run: thenClose(() => window.open(to, '_blank', 'noopener')) })

  if (!mode.isForced()) {
    actions.push({
      value: 'color-mode',
      label: isDark ? TO_LIGHT_LABEL : TO_DARK_LABEL,
      icon: isDark ? 'sun' : 'moon',
      keywords: 'colour color theme appearance light dark',
      run: thenClose(mode.toggle),
    })
    if (mode.getPreference() !== 'system') {
      actions.push({
        value: 'color-mode-system',
        label: TO_SYSTEM_LABEL,
        icon: 'lucide:monitor',
        keywords: 'colour color theme appearance system',
        run: thenClose(() => mode.setPreference('system')),
      })
    }
  }
  actions.push({
    value: 'copy-link',
    label: 'Copy link to this page',
    icon: 'link',
    keywords: 'url address share',
    run: thenClose(copyLink),
  })
  if (repository) {
    actions.push({
      value: 'repository',
      label: 'Open repository',
      icon: 'github',
      keywords: 'github git source code',
      ...leadTo(repository),
    })
  }
  const edit = document.querySelector<HTMLAnchorElement>('main a[rel~="edit"]')?.href
  if (edit) {
    actions.push({
      value: 'edit',
      label: 'Edit this page',
      icon: 'pencil',
      keywords: 'github change correct',
      ...leadTo(edit),
    })
  }
  return actions
}

/** Returns the actions in which every typed word is a prefix of some word. */
export function findActions(actions: readonly SearchAction[], text: string): SearchAction[] {
  const typed = listWords(text)
  if (text.trim().length < MIN_ACTION_LENGTH) return []
  return actions.filter(({ label, keywords }) => {
    const words = listWords(`${label} ${keywords}`)
    return typed.every((beginning) => words.some((word) => word.startsWith(beginning)))
  })
}

const listWords = (text: string) => foldLetters(text).split(/\s+/).filter(Boolean)

async function copyLink() {
  const { origin, pathname, hash } = window.location
  try {
    await navigator.clipboard.writeText(origin + pathname + hash)
    toasts.add({ title: COPIED, icon: 'check' })
  } catch {
    toasts.add({ title: NOT_COPIED, color: 'error' })
  }
}
