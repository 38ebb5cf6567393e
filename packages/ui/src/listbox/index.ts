export { ListboxNote, ListboxPopup, NO_DATA } from './listbox-popup'
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
export { TYPE_AHEAD_RESET_MS, useListbox } from './use-listbox'
