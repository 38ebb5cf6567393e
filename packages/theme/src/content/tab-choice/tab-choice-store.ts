import { createStore } from '@galley/core/store'
import { readTabChoices, TAB_CHOICES_KEY, type TabChoices } from '@galley/core/tab-choice'

/** What readers chose in sets of tabs that share a name; remembered across pages and the browser's own tabs. */
export function createTabChoiceStore() {
  /** What storage did not take, because it is forbidden or full: it holds until the page is left. */
  const unstored = createStore<TabChoices>({})

  return {
    /** The label that was chosen in sets of that name. */
    get(sync: string): string | undefined {
      const choices = { ...readStorage(), ...unstored.getState() }
      return Object.hasOwn(choices, sync) ? choices[sync] : undefined
    },
    choose(sync: string, label: string) {
      let missed = {}
      try {
        localStorage.setItem(TAB_CHOICES_KEY, JSON.stringify({ ...readStorage(), [sync]: label }))
      } catch {
        missed = { [sync]: label }
      }
      unstored.setState({ ...unstored.getState(), ...missed })
    },
    subscribe: (listener: () => void) => {
      const handleStorage = ({ key }: StorageEvent) => {
        if (key === TAB_CHOICES_KEY) listener()
      }
      const stop = unstored.subscribe(listener)
      window.addEventListener('storage', handleStorage)
      return () => {
        stop()
        window.removeEventListener('storage', handleStorage)
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
