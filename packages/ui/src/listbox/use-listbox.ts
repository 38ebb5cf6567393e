import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { findByTyping, moveActive } from './move-active'
import type { ListboxOption } from './options'

/** Time after a letter within which the next letter belongs to the same word. */
export const TYPE_AHEAD_RESET_MS = 500

interface ListboxInput<Option> {
  options: readonly Option[]
  isOpen: boolean
  isChosen: (option: Option) => boolean
  onChoose: (option: Option) => void
  multiple?: boolean
}

const isEnabled = ({ disabled }: ListboxOption) => !disabled

/**
 * Returns the given index. Returns the index of the first enabled option instead if the option at the given index is disabled, and -1 for an index
 * beyond the end.
 */
const findOpen = (options: readonly ListboxOption[], index: number) =>
  options[index]?.disabled ? options.findIndex(isEnabled) : index < options.length ? index : -1

export type Listbox<Option extends ListboxOption = ListboxOption> = ReturnType<typeof useListbox<Option>>
export type OptionProps = ReturnType<Listbox['getOptionProps']>

/**
 * Manages the active option of a list while the focus stays on the control that opened it. Use `activeId` as the control's `aria-activedescendant`
 * and `listId` as its `aria-controls`, and pass its keys to `move` and `typeAhead`.
 */
export function useListbox<Option extends ListboxOption>({
  options,
  isOpen,
  isChosen,
  onChoose,
  multiple = false,
}: ListboxInput<Option>) {
  const listId = useId()
  const [chosenActive, setActive] = useState(-1)
  const active = isOpen ? findOpen(options, chosenActive) : -1
  const activeId = active < 0 ? undefined : `${listId}${active}`
  const typed = useRef({ text: '', time: 0 })
  const isByPointer = useRef(false)

  useEffect(() => {
    // An option under the pointer is visible, and must not move away from the pointer.
    if (activeId && !isByPointer.current) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    isByPointer.current = false
  }, [activeId])

  const choose = (index: number) => {
    const option = options[index]
    if (option && !option.disabled) onChoose(option)
  }

  return {
    listId,
    activeId,
    active: options[active],
    /** Sets the index of the active option. -1 activates none. */
    setActive,
    /** Activates the selected option, or else the first or last enabled one. */
    activateChosen: (otherwise: 'first' | 'last' = 'first') => {
      const chosen = options.findIndex((option) => isChosen(option) && isEnabled(option))
      const end = otherwise === 'first' ? options.findIndex(isEnabled) : options.findLastIndex(isEnabled)
      setActive(chosen < 0 ? end : chosen)
    },
    /** Moves the active option. Returns false if the key moves nothing in a list. */
    move: (key: string) => {
      const next = moveActive(options, active, key)
      if (next !== undefined) setActive(next)
      return next !== undefined
    },
    /** Activates the option that begins with the letters typed in a row. */
    typeAhead: (letter: string) => {
      const now = Date.now()
      const isSameWord = now - typed.current.time < TYPE_AHEAD_RESET_MS
      typed.current = { text: isSameWord ? typed.current.text + letter : letter, time: now }
      const index = findByTyping(options, typed.current.text, active)
      if (index >= 0) setActive(index)
    },
    /** Returns true while a word is being typed, in which a space counts as a letter. */
    isTyping: () => Date.now() - typed.current.time < TYPE_AHEAD_RESET_MS,
    /** Selects the active option. Returns false if there is none. */
    chooseActive: () => {
      choose(active)
      return active >= 0
    },
    listProps: { id: listId, role: 'listbox', 'aria-multiselectable': multiple || undefined },
    getOptionProps: (index: number) => {
      const option = options[index]!
      return {
        id: `${listId}${index}`,
        role: 'option',
        'aria-selected': isChosen(option),
        'aria-disabled': option.disabled || undefined,
        'data-active': index === active ? '' : undefined,
        onPointerMove: (event: PointerEvent) => {
          if (event.pointerType === 'touch' || option.disabled || index === active) return
          isByPointer.current = true
          setActive(index)
        },
        onClick: () => choose(index),
      }
    },
  }
}
