import { foldLetters } from '@galley/core/search-index'
import { site } from '@galley/site'
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
      label: isDark ? site.texts.switchToLight : site.texts.switchToDark,
      icon: isDark ? 'sun' : 'moon',
      keywords: site.texts.modeKeywords,
      run: mode.toggle,
    },
    !mode.isForced() &&
      mode.getPreference() !== 'system' && {
        label: site.texts.followDevice,
        icon: 'lucide:monitor',
        keywords: site.texts.followDeviceKeywords,
        run: () => mode.setPreference('system'),
      },
    { label: site.texts.copyPageLink, icon: 'link', keywords: site.texts.copyLinkKeywords, run: () => void copyLink() },
    repository && {
      label: site.texts.openRepository,
      icon: 'github',
      keywords: site.texts.repositoryKeywords,
      ...leadTo(repository),
    },
    edit && { label: site.texts.editPage, icon: 'pencil', keywords: site.texts.editKeywords, ...leadTo(edit) },
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
    toasts.add({ title: site.texts.linkCopied, icon: 'check' })
  } catch {
    toasts.add({ title: site.texts.linkNotCopied, color: 'error' })
  }
}
