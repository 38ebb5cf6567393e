import * as React from 'react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useFieldLabelId, useFormField } from '../form-field'
import { Icon, type IconSource } from '../icon'
import {
  ListboxNote,
  ListboxPopup,
  NO_DATA,
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
  /** What there is to choose from: texts, items with `value` and `label`, groups of them. */
  items: readonly ListboxItem[]
  /** Shown while nothing is chosen. @default 'Choose…' */
  placeholder?: string
  /** Its height: 32, 36 or 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Shown before the text; the icon of the chosen item wins. */
  icon?: IconSource
  /** Name of the value in its form. */
  name?: string
  /** Something must be chosen before its form is sent. @default false */
  required?: boolean
  /** Marks it as wrong. @default true where the `FormField` around it has an error */
  invalid?: boolean
  /** What the list says when there is nothing in it. @default 'No data' */
  emptyLabel?: string
}

type ButtonRest = Omit<
  ComponentProps<'button'>,
  keyof SelectLook | keyof Choice | 'children' | 'type' | 'ref' | 'onClick' | 'onKeyDown' | 'onKeyUp'
>
export type SelectProps = SelectLook & Choice & ButtonRest

/** A button that shows what is chosen and opens a list of what there is. */
export function Select({
  items,
  placeholder = 'Choose…',
  size = 'md',
  icon,
  invalid,
  emptyLabel = NO_DATA,
  multiple,
  value,
  defaultValue,
  onValueChange,
  className,
  style,
  ...rest
}: SelectProps) {
  const { name, required, ...control } = useFormField({
    ...rest,
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
  })
  const fieldLabelId = useFieldLabelId()
  const label = { 'aria-label': rest['aria-label'], 'aria-labelledby': rest['aria-labelledby'] ?? fieldLabelId }
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { values, choose, setValues, reset } = useChoice({ multiple, value, defaultValue, onValueChange } as Choice)
  const sections = toSections(items)
  const options = listOptions(sections)
  const chosen = options.filter((option) => values.includes(option.value))
  const listbox = useListbox({
    options,
    isOpen,
    multiple: multiple ?? false,
    isChosen: (option) => values.includes(option.value),
    onChoose: (option) => {
      choose(option.value)
      if (!multiple) setOpen(false)
    },
  })
  useFormReset(anchor, reset)

  const openList = (otherwise?: 'first' | 'last') => {
    listbox.activateChosen(otherwise)
    setOpen(true)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isLetter || (key === ' ' && listbox.isTyping())) {
      if (!isOpen) openList()
      listbox.typeAhead(key)
    } else if (!isOpen) {
      if (![' ', 'Enter', 'ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) return
      openList(key === 'ArrowUp' || key === 'End' ? 'last' : 'first')
    } else if (key === 'Enter' || key === ' ' || (key === 'ArrowUp' && event.altKey)) {
      listbox.chooseActive()
    } else if (key === 'Tab') {
      if (!multiple) listbox.chooseActive()
      setOpen(false)
      return
    } else if (!listbox.move(key)) {
      return
    }
    event.preventDefault()
  }

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
        onKeyDown={handleKeyDown}
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
        values={values}
        onValuesChange={setValues}
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
