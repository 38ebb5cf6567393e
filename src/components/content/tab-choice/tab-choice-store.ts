import { readTabChoices, TAB_CHOICES_KEY, type TabChoices } from '~/lib/tab-choice'

/** What readers chose in sets of tabs that share a name; remembered across pages and the browser's own tabs. */
export function createTabChoiceStore() {
  /** What storage did not take, because it is forbidden or full: it holds until the page is left. */
  let unstored: TabChoices = {}
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === TAB_CHOICES_KEY) notify()
  }

  return {
    /** The label that was chosen in sets of that name. */
    get(sync: string): string | undefined {
      const choices = { ...readStorage(), ...unstored }
      return Object.hasOwn(choices, sync) ? choices[sync] : undefined
    },
    choose(sync: string, label: string) {
      try {
        localStorage.setItem(TAB_CHOICES_KEY, JSON.stringify({ ...readStorage(), [sync]: label }))
      } catch {
        unstored = { ...unstored, [sync]: label }
      }
      notify()
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) window.addEventListener('storage', handleStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', handleStorage)
      }
    },
  }
}

function readStorage(): TabChoices {
  try {
    return readTabChoices(localStorage.getItem(TAB_CHOICES_KEY))
  } catch {
    return {}
  }
}
