import { foldLetters } from '@galley/core/search-index'
import { TO_DARK_LABEL, TO_LIGHT_LABEL } from '@galley/theme/shell/color-mode-toggle'
import { colorModeStore } from '@galley/ui/hooks/use-color-mode'
import { toasts } from '@galley/ui/toast'
import type { SearchRow } from './result-row'

/** Minimum length of a text that finds actions: a single letter would match too many words. */
const MIN_ACTION_LENGTH = 2

/** An action with keywords. The search finds an action by its label and by its keywords. */
interface SearchAction extends SearchRow {
  keywords: string
}

/**
 * Returns the actions of the current page.
 * @param repository URL of the site's repository.
 */
export function listActions(repository: string | undefined): SearchAction[] {
  const mode = colorModeStore()
  const isDark = mode.getMode() === 'dark'
  const edit = document.querySelector<HTMLAnchorElement>('main a[rel~="edit"]')?.href
  const leadTo = (to: string) => ({ to, run: () => window.open(to, '_blank', 'noopener') })
  const actions: (Omit<SearchAction, 'value'> | false | '' | undefined)[] = [
    !mode.isForced() && {
      label: isDark ? TO_LIGHT_LABEL : TO_DARK_LABEL,
      icon: isDark ? 'sun' : 'moon',
      keywords: 'colour color theme appearance light dark',
      run: mode.toggle,
    },
    !mode.isForced() &&
      mode.getPreference() !== 'system' && {
        label: "Follow the device's mode",
        icon: 'lucide:monitor',
        keywords: 'colour color theme appearance system',
        run: () => mode.setPreference('system'),
      },
    { label: 'Copy link to this page', icon: 'link', keywords: 'url address share', run: () => void copyLink() },
    repository && {
      label: 'Open repository',
      icon: 'github',
      keywords: 'github git source code',
      ...leadTo(repository),
    },
    edit && { label: 'Edit this page', icon: 'pencil', keywords: 'github change correct', ...leadTo(edit) },
  ]
  return actions.filter((action) => typeof action === 'object').map((action) => ({ ...action, value: action.label }))
}

/** Returns the actions in which every typed word is a prefix of some word. */
export function findActions(actions: readonly SearchAction[], text: string): SearchAction[] {
  if (text.trim().length < MIN_ACTION_LENGTH) return []
  const typed = listWords(text)
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
    toasts.add({ title: 'Link copied', icon: 'check' })
  } catch {
    toasts.add({ title: 'The link could not be copied: the browser did not allow it.', color: 'error' })
  }
}
