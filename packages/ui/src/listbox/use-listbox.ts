import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { findByTyping, findMove, moveActive } from './move-active'
import type { ListboxOption } from './options'

/** What is typed within this time of the letter before belongs to the same word. */
export const TYPE_AHEAD_RESET_MS = 500

interface ListboxInput {
  /** All options, in the order they are in. */
  options: readonly ListboxOption[]
  isOpen: boolean
  isChosen: (option: ListboxOption) => boolean
  onChoose: (option: ListboxOption) => void
  /** @default false */
  multiple?: boolean
}

/** The option itself, or the first that can be chosen where it cannot. */
const findOpen = (options: readonly ListboxOption[], index: number) =>
  options[index]?.disabled ? moveActive(options, index, 'first') : index < options.length ? index : -1

export type Listbox = ReturnType<typeof useListbox>

/**
 * A list of options that is walked through while the focus stays on the control that opened it: `activeId` is its `aria-activedescendant`, `listId`
 * what it controls. The control hands its keys over to `move` and `typeAhead`.
 */
export function useListbox({ options, isOpen, isChosen, onChoose, multiple = false }: ListboxInput) {
  const listId = useId()
  const [chosenActive, setActive] = useState(-1)
  const active = isOpen ? findOpen(options, chosenActive) : -1
  const activeId = active < 0 ? undefined : `${listId}${active}`
  const typed = useRef({ text: '', time: 0 })
  const isByPointer = useRef(false)

  useEffect(() => {
    // An option under the pointer is visible, and must stay where it is.
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
    /** Makes an option the active one; -1 is none. */
    setActive,
    /** The option that is chosen, or the first or last one that can be. */
    activateChosen: (otherwise: 'first' | 'last' = 'first') => {
      const index = options.findIndex((option) => isChosen(option) && !option.disabled)
      setActive(index < 0 ? moveActive(options, -1, otherwise) : index)
    },
    /** Follows a key, and says whether it was one for the list. */
    move: (key: string) => {
      const move = findMove(key)
      if (move) setActive(moveActive(options, active, move))
      return move !== undefined
    },
    /** Follows letters typed one after the other. */
    typeAhead: (letter: string) => {
      const now = Date.now()
      const isSameWord = now - typed.current.time < TYPE_AHEAD_RESET_MS
      typed.current = { text: isSameWord ? typed.current.text + letter : letter, time: now }
      const index = findByTyping(options, typed.current.text, active)
      if (index >= 0) setActive(index)
    },
    /** Whether a word is being typed, in which a space is a letter. */
    isTyping: () => Date.now() - typed.current.time < TYPE_AHEAD_RESET_MS,
    /** Chooses the active option, and says whether there was one. */
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
