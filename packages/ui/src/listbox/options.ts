import type { IconSource } from '../icon'

export interface ListboxOption {
  /** Value that is selected and submitted. */
  readonly value: string
  /** Visible text. */
  readonly label: string
  /** Explanation below the label. */
  readonly description?: string
  /** Icon before the label. */
  readonly icon?: IconSource
  /** Shows the option but prevents selecting it. */
  readonly disabled?: boolean
}

export interface ListboxGroup {
  /** Label above the items. */
  readonly label: string
  /** Items of the group. */
  readonly items: readonly (string | ListboxOption)[]
}

/** An item or a group of items. A string is both value and label. */
export type ListboxItem = string | ListboxOption | ListboxGroup

/** Options under one label, or consecutive options without a label. */
export interface ListboxSection<Option = ListboxOption> {
  readonly label?: string
  readonly options: readonly Option[]
}

const toOption = (item: string | ListboxOption): ListboxOption =>
  typeof item === 'string' ? { value: item, label: item } : item

const isGroup = (item: ListboxItem): item is ListboxGroup => typeof item === 'object' && 'items' in item

/** Converts items into sections: one for each group, and one for each run of items between groups. */
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

/** Returns the options of all sections, in order. */
export const listOptions = <Option>(sections: readonly ListboxSection<Option>[]) =>
  sections.flatMap(({ options }) => options)

/** Removes case and accents for comparison: "É" becomes "e". */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
