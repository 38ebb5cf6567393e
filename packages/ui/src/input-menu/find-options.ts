import { filterSections, foldText, listOptions, type ListboxOption, type ListboxSection } from '../listbox'

export const createLabel = (label: string) => `Create "${label}"`

/** The sections with options that hold what is typed. */
export const matchSections = (sections: readonly ListboxSection[], typed: string) => {
  const wanted = foldText(typed.trim())
  return wanted ? filterSections(sections, ({ label }) => foldText(label).includes(wanted)) : sections
}

/** The option whose label is what is typed, whatever its case. */
export const findExact = (sections: readonly ListboxSection[], typed: string): ListboxOption | undefined =>
  listOptions(sections).find(({ label, disabled }) => !disabled && foldText(label) === foldText(typed.trim()))
