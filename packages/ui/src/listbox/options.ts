import type { IconSource } from '../icon'

export interface ListboxOption {
  /** What is chosen, and sent with a form. */
  readonly value: string
  /** What a reader sees. */
  readonly label: string
  /** Explanation under the label. */
  readonly description?: string
  /** Shown before the label. */
  readonly icon?: IconSource
  /** Shown, but not to be chosen. */
  readonly disabled?: boolean
}

export interface ListboxGroup {
  /** Shown above its items. */
  readonly label: string
  /** What the group holds. */
  readonly items: readonly (string | ListboxOption)[]
}

/** An item, or a group of them. A text alone is both value and label. */
export type ListboxItem = string | ListboxOption | ListboxGroup

/** Options under one label, or those that are without one. */
export interface ListboxSection {
  readonly label?: string
  readonly options: readonly ListboxOption[]
}

const toOption = (item: string | ListboxOption): ListboxOption =>
  typeof item === 'string' ? { value: item, label: item } : item

const isGroup = (item: ListboxItem): item is ListboxGroup => typeof item === 'object' && 'items' in item

/** Items as they are rendered: a section for each group, and one for each run of items between groups. */
export function toSections(items: readonly ListboxItem[]): ListboxSection[] {
  const sections: { label?: string; options: ListboxOption[] }[] = []
  let run: ListboxOption[] | undefined
  for (const item of items) {
    if (isGroup(item)) {
      sections.push({ label: item.label, options: item.items.map(toOption) })
      run = undefined
    } else {
      if (!run) sections.push({ options: (run = []) })
      run.push(toOption(item))
    }
  }
  return sections
}

/** All options, in the order they are in. */
export const listOptions = (sections: readonly ListboxSection[]) => sections.flatMap(({ options }) => options)

/** The sections without options that `isWanted` refuses, and without sections that then are empty. */
export const filterSections = (
  sections: readonly ListboxSection[],
  isWanted: (option: ListboxOption) => boolean,
): ListboxSection[] =>
  sections
    .map((section) => ({ ...section, options: section.options.filter(isWanted) }))
    .filter(({ options }) => options.length > 0)

/** A text without case and accents, for comparing what is typed: "É" is found by "e". */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
