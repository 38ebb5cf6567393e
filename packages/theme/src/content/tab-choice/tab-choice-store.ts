import { createStore } from '@galley/core/store'
import { readTabChoices, TAB_CHOICES_KEY, type TabChoices } from '@galley/core/tab-choice'

/** Stores the chosen tab of each set by the name of the set, across pages and browser tabs. */
export function createTabChoiceStore() {
  /** Choices that storage rejected because it is blocked or full. They hold until the reader leaves the page. */
  const unstored = createStore<TabChoices>({})

  return {
    /** Returns the label chosen in sets of that name, undefined without a choice. */
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
