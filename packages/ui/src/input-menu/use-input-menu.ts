import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../hooks/is-composing'
import { listOptions, toSections, useChoice, useListbox, type Choice, type ListboxItem } from '../listbox'
import { findExact, matchSections } from './find-options'
import { useItems, type LoadItems } from './use-items'

interface InputMenuState {
  items: readonly ListboxItem[] | LoadItems
  choice: Choice
  creatable: boolean
  onCreate: ((label: string) => void) | undefined
  toCreateLabel: (label: string) => string
}

/** What an input menu knows: what is typed, what is chosen, what is in its list. */
export function useInputMenu({ items: source, choice, creatable, onCreate, toCreateLabel }: InputMenuState) {
  const [isOpen, setOpen] = useState(false)
  // Nothing is typed until a reader types: the text of the chosen item is none to search by.
  const [typed, setTyped] = useState<string>()
  // Labels of what was chosen, which later items may not hold.
  const [labels, setLabels] = useState<Record<string, string>>({})
  const { values, setValues, choose, reset } = useChoice(choice)
  const isMultiple = choice.multiple ?? false

  const query = typed ?? ''
  const { items, status } = useItems(source, query, isOpen)
  const all = toSections(items)
  const known = listOptions(all)
  const labelOf = (value: string) => known.find((option) => option.value === value)?.label ?? labels[value] ?? value

  const matches = typeof source === 'function' ? all : matchSections(all, query)
  const wanted = query.trim()
  const canCreate =
    creatable && wanted !== '' && status !== 'loading' && !findExact(all, wanted) && !values.includes(wanted)
  const creation = { value: wanted, label: toCreateLabel(wanted), icon: 'plus' } as const
  const sections = canCreate ? [...matches, { options: [creation] }] : matches
  const options = listOptions(sections)

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

  const open = (otherwise?: 'first' | 'last') => {
    if (isOpen) return
    if (otherwise) listbox.activateChosen(otherwise)
    else listbox.setActive(-1)
    setOpen(true)
  }

  return {
    isOpen,
    open,
    setOpen,
    listbox,
    sections,
    options,
    status,
    values,
    labelOf,
    /** Whether the list is short because of what is typed. */
    isFiltered: wanted !== '' && (known.length > 0 || typeof source === 'function'),
    /** What is in the line. */
    text: typed ?? (isMultiple || values[0] === undefined ? '' : labelOf(values[0])),
    type: (text: string) => {
      setTyped(text)
      setOpen(true)
      // Enter chooses the first that fits.
      listbox.setActive(text.trim() === '' ? -1 : 0)
    },
    /** A line that was emptied takes the choice back, one that names an item chooses it, any other is forgotten. */
    leave: () => {
      setOpen(false)
      setTyped(undefined)
      if (typed === undefined) return
      const exact = findExact(all, typed)
      if (typed === '' && !isMultiple) setValues([])
      else if (exact && !values.includes(exact.value)) choose(exact.value)
    },
    remove: (value: string) => setValues(values.filter((other) => other !== value)),
    clear: () => {
      setTyped(undefined)
      setValues([])
    },
    reset: () => {
      setTyped(undefined)
      reset()
    },
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (isComposing(event.nativeEvent) || event.shiftKey || event.ctrlKey || event.metaKey) return
      const { key } = event
      if (key === 'Backspace') {
        if (isMultiple && query === '') setValues(values.slice(0, -1))
        return
      }
      if (!isOpen) {
        if (key !== 'ArrowDown' && key !== 'ArrowUp') return
        open(key === 'ArrowUp' ? 'last' : 'first')
      } else if (key === 'Enter') {
        // With nothing to choose, Enter is the form's.
        if (!listbox.chooseActive()) return
      } else if (!listbox.move(key)) {
        return
      }
      event.preventDefault()
    },
  }
}
