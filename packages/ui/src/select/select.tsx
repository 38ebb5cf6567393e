import * as React from 'react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { site } from '@galley/site'
import { useFieldLabelId, useFormField } from '../form-field'
import { Icon, type IconSource } from '../icon'
import {
  ListboxNote,
  ListboxPopup,
  listOptions,
  toSections,
  useChoice,
  useFormReset,
  useListbox,
  type Choice,
  type ListboxItem,
} from '../listbox'
import { NativeSelect } from './native-select'
import * as S from './select.styles'

interface SelectLook {
  /** Options: strings, `{ value, label }` objects, or groups of either. */
  items: readonly ListboxItem[]
  /** Text while nothing is selected. @default 'Choose…' */
  placeholder?: string
  /** Height: 32, 36 or 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Icon before the text. The icon of a selected option replaces it. */
  icon?: IconSource
  /** Name of the value in the form data. */
  name?: string
  /** Requires a selection. @default false */
  required?: boolean
  /** Marks the control as invalid. @default true if the surrounding `FormField` has an error */
  invalid?: boolean
  /** Text of an empty list. @default 'No data' */
  emptyLabel?: string
}

type ButtonRest = Omit<
  ComponentProps<'button'>,
  keyof SelectLook | keyof Choice | 'children' | 'type' | 'ref' | 'onClick' | 'onKeyDown' | 'onKeyUp'
>
export type SelectProps = SelectLook & Choice & ButtonRest

/** A button that shows the selected options and opens a list of all options. */
export function Select({
  items,
  placeholder = site.texts.choose,
  size = 'md',
  icon,
  invalid,
  emptyLabel = site.texts.noData,
  multiple,
  value,
  defaultValue,
  onValueChange,
  className,
  style,
  ...rest
}: SelectProps) {
  const { name, required, ...control } = useFormField(rest, invalid)
  const fieldLabelId = useFieldLabelId()
  const label = { 'aria-label': rest['aria-label'], 'aria-labelledby': rest['aria-labelledby'] ?? fieldLabelId }
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const select = useSelect(items, { multiple, value, defaultValue, onValueChange } as Choice)
  const { isOpen, setOpen, openList, sections, options, chosen, listbox } = select
  useFormReset(anchor, select.reset)

  const shownIcon = chosen.length === 1 ? (chosen[0]!.icon ?? icon) : icon
  return (
    <S.Root className={className} style={style}>
      <S.Control
        {...control}
        ref={setAnchor}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listbox.listId : undefined}
        aria-activedescendant={listbox.activeId}
        aria-required={required}
        data-size={size}
        data-invalid={control['aria-invalid'] ? '' : undefined}
        data-disabled={control.disabled ? '' : undefined}
        onClick={() => (isOpen ? setOpen(false) : openList())}
        onKeyDown={(event) => select.handleKey(event) && event.preventDefault()}
        // Firefox presses a button when the space bar is released.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        {shownIcon && <Icon name={shownIcon} />}
        <S.Text data-placeholder={chosen.length === 0 ? '' : undefined}>
          {chosen.map((option) => option.label).join(', ') || placeholder}
        </S.Text>
        <S.Chevron name="chevron-down" />
      </S.Control>
      <NativeSelect
        {...label}
        sections={sections}
        values={select.values}
        onValuesChange={select.setValues}
        placeholder={placeholder}
        multiple={multiple}
        name={name}
        required={required}
        disabled={control.disabled}
        form={rest.form}
        onFocus={() => anchor?.focus()}
      />
      <ListboxPopup
        {...label}
        listbox={listbox}
        sections={sections}
        anchor={anchor}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {options.length === 0 && <ListboxNote>{emptyLabel}</ListboxNote>}
      </ListboxPopup>
    </S.Root>
  )
}

/** Holds the selected values and the list, and handles the keys of the button. */
function useSelect(items: readonly ListboxItem[], choice: Choice) {
  const [isOpen, setOpen] = useState(false)
  const { values, choose, setValues, reset } = useChoice(choice)
  const multiple = choice.multiple ?? false
  const sections = toSections(items)
  const options = listOptions(sections)
  const listbox = useListbox({
    options,
    isOpen,
    multiple,
    isChosen: (option) => values.includes(option.value),
    onChoose: (option) => {
      choose(option.value)
      if (!multiple) setOpen(false)
    },
  })

  const openList = (otherwise?: 'first' | 'last') => {
    listbox.activateChosen(otherwise)
    setOpen(true)
  }

  /** Returns true if the key was handled, so that its default action must be prevented. */
  const handleKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (isLetter || (key === ' ' && listbox.isTyping())) {
      if (!isOpen) openList()
      listbox.typeAhead(key)
      return true
    }
    if (!isOpen) {
      const opens = [' ', 'Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)
      if (opens) openList(key === 'ArrowUp' || key === 'End' ? 'last' : 'first')
      return opens
    }
    if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && altKey)) {
      listbox.chooseActive()
      return true
    }
    if (key === 'Tab') {
      if (!multiple) listbox.chooseActive()
      setOpen(false)
      return false
    }
    return listbox.move(key)
  }

  const chosen = options.filter((option) => values.includes(option.value))
  return { isOpen, setOpen, openList, handleKey, values, setValues, reset, sections, options, chosen, listbox }
}
