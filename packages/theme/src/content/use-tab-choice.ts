import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react'
import { createStore } from '@galley/core/store'
import { readTabChoices, TAB_CHOICES_KEY, type TabChoices } from '@galley/core/tab-choice'
import { flushSync } from 'react-dom'

/** Choices that storage rejected because it is blocked or full. They hold until the reader leaves the page. */
const unstored = createStore<TabChoices>({})

/** Returns the label chosen in sets named `sync`, on any page and in any browser tab. Undefined without a choice. */
function readChoice(sync: string): string | undefined {
  const choices = { ...readStorage(), ...unstored.getState() }
  return Object.hasOwn(choices, sync) ? choices[sync] : undefined
}

function storeChoice(sync: string, label: string) {
  let missed = {}
  try {
    localStorage.setItem(TAB_CHOICES_KEY, JSON.stringify({ ...readStorage(), [sync]: label }))
  } catch {
    missed = { [sync]: label }
  }
  unstored.setState({ ...unstored.getState(), ...missed })
}

function readStorage(): TabChoices {
  try {
    return readTabChoices(localStorage.getItem(TAB_CHOICES_KEY))
  } catch {
    return {}
  }
}

function watchChoices(listener: () => void) {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === TAB_CHOICES_KEY) listener()
  }
  const stop = unstored.subscribe(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    stop()
    window.removeEventListener('storage', handleStorage)
  }
}

/**
 * Returns the open tab of a set: the last one chosen in this set, in another set named `sync`, or by the URL hash. Spread `marks` on the root
 * of the set. They are for `packages/start/src/tabs.ts`, which opens tabs before hydration.
 */
export function useTabChoice(root: RefObject<HTMLElement | null>, labels: readonly string[], sync?: string) {
  const readOwnChoice = () => (sync === undefined ? null : (readChoice(sync) ?? null))
  // Undefined during hydration, because the server's HTML shows the first tab.
  const choice = useSyncExternalStore<string | null | undefined>(watchChoices, readOwnChoice, () => undefined)
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
    if (sync !== undefined && label !== undefined) storeChoice(sync, label)
  }
  const handleChange = (value: string) => {
    const top = root.current?.getBoundingClientRect().top ?? 0
    flushSync(() => choose(value))
    // Sets above may have changed their height. Keep this set under the pointer.
    window.scrollBy(0, (root.current?.getBoundingClientRect().top ?? 0) - top)
  }
  const reveal = (value: string) => {
    setSeen(readOwnChoice())
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
