import { useState } from 'react'
import { useChoice, useListbox, type Choice, type ListboxItem } from '../listbox'
import { findExact, findOptions } from './find-options'
import { useItems, type LoadItems } from './use-items'

interface InputMenuState {
  items: readonly ListboxItem[] | LoadItems
  choice: Choice
  creatable: boolean
  onCreate: ((label: string) => void) | undefined
  toCreateLabel: (label: string) => string
}

export type InputMenuControls = ReturnType<typeof useInputMenu>

/** Holds the typed text, the selected values and the list of an input menu. */
export function useInputMenu({ items: source, choice, creatable, onCreate, toCreateLabel }: InputMenuState) {
  const [isOpen, setOpen] = useState(false)
  // Undefined until the reader types: the label of the selected option must not filter the list.
  const [typed, setTyped] = useState<string>()
  // Labels of selected options, which later items may not contain.
  const [labels, setLabels] = useState<Record<string, string>>({})
  const { values, setValues, choose, reset } = useChoice(choice)
  const isMultiple = choice.multiple ?? false
  const isSearched = typeof source === 'function'

  const query = typed ?? ''
  const wanted = query.trim()
  const { items, status } = useItems(source, query, isOpen)
  const canCreate = creatable && wanted !== '' && status !== 'loading' && !values.includes(wanted)
  const creationLabel = canCreate ? toCreateLabel(wanted) : undefined
  const { known, sections, options, creation } = findOptions({ items, wanted, isSearched, creationLabel })
  const labelOf = (value: string) => known.find((option) => option.value === value)?.label ?? labels[value] ?? value

  const listbox = useListbox({
    options,
    isOpen,
    multiple: isMultiple,
    isChosen: (option) => option !== creation && values.includes(option.value),
    onChoose: (option) => {
      if (option === creation) onCreate?.(option.value)
      else setLabels({ ...labels, [option.value]: option.label })
      choose(option.value)
      setTyped(undefined)
      if (isMultiple) listbox.setActive(-1)
      else setOpen(false)
    },
  })

  return {
    isOpen,
    setOpen,
    open: (otherwise?: 'first' | 'last') => {
      if (isOpen) return
      if (otherwise) listbox.activateChosen(otherwise)
      else listbox.setActive(-1)
      setOpen(true)
    },
    listbox,
    sections,
    options,
    status,
    values,
    labelOf,
    /** True if the typed text filters the list. */
    isFiltered: wanted !== '' && (known.length > 0 || isSearched),
    /** Text of the field. */
    text: typed ?? (isMultiple || values[0] === undefined ? '' : labelOf(values[0])),
    type: (text: string) => {
      setTyped(text)
      setOpen(true)
      // Enter selects the first match.
      listbox.setActive(text.trim() === '' ? -1 : 0)
    },
    /** Ends typing: an empty text clears the value, the label of an option selects it, any other text is discarded. */
    leave: () => {
      setOpen(false)
      setTyped(undefined)
      if (typed === undefined) return
      const exact = findExact(known, typed)
      if (typed === '' && !isMultiple) setValues([])
      else if (exact && !values.includes(exact.value)) choose(exact.value)
    },
    remove: (value: string | undefined) => setValues(values.filter((other) => other !== value)),
    clear: () => {
      setTyped(undefined)
      setValues([])
    },
    reset: () => {
      setTyped(undefined)
      reset()
    },
  }
}
