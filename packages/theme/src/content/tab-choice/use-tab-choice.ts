import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { createTabChoiceStore } from './tab-choice-store'

const store = createTabChoiceStore()

/**
 * Which tab of a set is open: the one chosen here, in another set of the name `sync`, or by the URL, whichever was last.
 * The result's `marks` are on the set's root, for the script that shows the choice before React does: `packages/start/src/tabs.ts`.
 */
export function useTabChoice(root: RefObject<HTMLElement | null>, labels: readonly string[], sync?: string) {
  const readChoice = () => (sync === undefined ? null : (store.get(sync) ?? null))
  // Undefined while React takes the server's HTML over, which shows the first tab.
  const choice = useSyncExternalStore<string | null | undefined>(store.subscribe, readChoice, () => undefined)
  const [seen, setSeen] = useState<string | null>()
  const [value, setValue] = useState('0')
  if (choice !== seen) {
    setSeen(choice)
    const index = labels.indexOf(choice ?? '')
    if (index >= 0) setValue(String(index))
  }

  const choose = (value: string) => {
    const label = labels[Number(value)]
    setValue(value)
    if (sync !== undefined && label !== undefined) store.choose(sync, label)
  }
  const handleChange = (value: string) => {
    const top = root.current?.getBoundingClientRect().top ?? 0
    flushSync(() => choose(value))
    // Sets above may have changed their height; this one stays under the pointer.
    window.scrollBy(0, (root.current?.getBoundingClientRect().top ?? 0) - top)
  }
  const reveal = (value: string) => {
    setSeen(readChoice())
    setValue(value)
  }
  useEarlyPress(root, choose)

  return {
    value,
    onValueChange: handleChange,
    onReveal: reveal,
    marks: { 'data-tabs': '', 'data-sync': sync, 'data-live': choice === undefined ? undefined : '' },
  }
}

/** Takes over the tab that was pressed before this code had loaded. */
function useEarlyPress(root: RefObject<HTMLElement | null>, choose: (value: string) => void) {
  const takeOver = useEffectEvent(choose)
  useEffect(() => {
    const pressed = root.current?.dataset['pressed']
    if (pressed !== undefined) takeOver(pressed)
  }, [root])
}
