export { ListboxNote, ListboxPopup, NO_DATA } from './listbox-popup'
export {
  filterSections,
  foldText,
  listOptions,
  toSections,
  type ListboxGroup,
  type ListboxItem,
  type ListboxOption,
  type ListboxSection,
} from './options'
export { useChoice, type Choice } from './use-choice'
export { useFormReset } from './use-form-reset'
export { TYPE_AHEAD_RESET_MS, useListbox } from './use-listbox'
