export { ListboxNote, ListboxPopup, ListboxSections } from './listbox-popup'
export { Option, OptionDescription, OptionWords } from './listbox-popup.styles'
export {
  foldText,
  listOptions,
  toSections,
  type ListboxGroup,
  type ListboxItem,
  type ListboxOption,
  type ListboxSection,
} from './options'
export { useChoice, useFormReset, type Choice } from './use-choice'
export { TYPE_AHEAD_RESET_MS, useListbox, type OptionProps } from './use-listbox'
