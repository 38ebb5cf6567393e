import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { createTabChoiceStore } from './tab-choice-store'

const store = createTabChoiceStore()

/**
 * Returns the open tab of a set: the last one chosen in this set, in another set named `sync`, or by the URL hash. Spread `marks` on the root
 * of the set. They are for `packages/start/src/tabs.ts`, which opens tabs before hydration.
 */
export function useTabChoice(root: RefObject<HTMLElement | null>, labels: readonly string[], sync?: string) {
  const readChoice = () => (sync === undefined ? null : (store.get(sync) ?? null))
  // Undefined during hydration, because the server's HTML shows the first tab.
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
    // Sets above may have changed their height. Keep this set under the pointer.
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

/** Chooses the tab that the reader pressed before hydration. */
function useEarlyPress(root: RefObject<HTMLElement | null>, choose: (value: string) => void) {
  const takeOver = useEffectEvent(choose)
  useEffect(() => {
    const pressed = root.current?.dataset['pressed']
    if (pressed !== undefined) takeOver(pressed)
  }, [root])
}
