import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import {
  foldText,
  listOptions,
  toSections,
  type ListboxItem,
  type ListboxOption,
  type ListboxSection,
} from '../listbox'

export const createLabel = (label: string) => fillText(site.texts.createItem, { label }, site.language)

/** Returns the enabled option whose label equals the typed text, ignoring case and accents. */
export const findExact = (options: readonly ListboxOption[], typed: string) =>
  options.find(({ label, disabled }) => !disabled && foldText(label) === foldText(typed.trim()))

/** Keeps the options that contain the typed text, and drops empty sections. */
function matchSections(sections: readonly ListboxSection[], wanted: string) {
  if (wanted === '') return sections
  const folded = foldText(wanted)
  return sections
    .map((section) => ({
      ...section,
      options: section.options.filter(({ label }) => foldText(label).includes(folded)),
    }))
    .filter(({ options }) => options.length > 0)
}

interface Search {
  items: readonly ListboxItem[]
  /** Typed text without surrounding spaces. */
  wanted: string
  /** True if the items already match the text, because a function has searched them. */
  isSearched: boolean
  /** Label of the option that creates an item, or undefined if the text must not become an item. */
  creationLabel: string | undefined
}

/** Finds the options for the typed text. The option that creates an item comes last. */
export function findOptions({ items, wanted, isSearched, creationLabel }: Search) {
  const all = toSections(items)
  const known = listOptions(all)
  const matches = isSearched ? all : matchSections(all, wanted)
  const creation: ListboxOption | undefined =
    creationLabel === undefined || findExact(known, wanted)
      ? undefined
      : { value: wanted, label: creationLabel, icon: 'plus' }
  const sections = creation ? [...matches, { options: [creation] }] : matches
  return { known, sections, options: listOptions(sections), creation }
}
