import * as React from 'react'
import { useRef, useState, type ComponentProps } from 'react'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Spinner } from '../button'
import { useFieldLabelId, useFormField } from '../form-field'
import { Icon, type IconSource } from '../icon'
import { ListboxNote, ListboxPopup, NO_DATA, useFormReset, type Choice, type ListboxItem } from '../listbox'
import { VisuallyHidden } from '../visually-hidden.styles'
import { createLabel } from './find-options'
import * as S from './input-menu.styles'
import { TagList } from './tag-list'
import { useInputMenu } from './use-input-menu'
import type { LoadItems } from './use-items'

export const NO_MATCHING_DATA = 'No matching data'

interface InputMenuLook {
  /** What there is to choose from, or a function that finds it for what is typed. */
  items: readonly ListboxItem[] | LoadItems
  /** What is typed may become an item of its own. @default false */
  creatable?: boolean
  /** Called with each item that the reader creates; its label is its value. */
  onCreate?: (label: string) => void
  /** Shows a button that takes everything back. @default false */
  clearable?: boolean
  /** Its height: 32, 36 or 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Shown before the text. */
  icon?: IconSource
  /** Marks it as wrong. @default true where the `FormField` around it has an error */
  invalid?: boolean
  /** What the list says when there is nothing to choose from. @default 'No data' */
  emptyLabel?: string
  /** What the list says when nothing holds what is typed. @default 'No matching data' */
  noMatchLabel?: string
  /** What the list says while items are on their way. @default 'Loading…' */
  loadingLabel?: string
  /** What the list says when items could not be loaded. @default 'The items could not be loaded. Type to try again.' */
  failedLabel?: string
  /** Words of the item that is made. @default 'Create "{label}"' */
  createLabel?: (label: string) => string
  /** Says how many items there are, to screen readers. @default '{count} items' */
  countLabel?: (count: number) => string
  /** Names the button that takes everything back. @default 'Clear' */
  clearLabel?: string
  /** Names the button that takes one value back. @default 'Remove {label}' */
  removeLabel?: (label: string) => string
}

export type InputMenuProps = InputMenuLook &
  Choice &
  Omit<ComponentProps<'input'>, keyof InputMenuLook | keyof Choice | 'type' | 'children' | 'onChange'>

/** A line to type into that finds items in a list. */
export function InputMenu({
  items,
  creatable = false,
  onCreate,
  clearable = false,
  size = 'md',
  icon,
  invalid,
  emptyLabel = NO_DATA,
  noMatchLabel = NO_MATCHING_DATA,
  loadingLabel = 'Loading…',
  failedLabel = 'The items could not be loaded. Type to try again.',
  createLabel: toCreateLabel = createLabel,
  countLabel = (count) => (count === 1 ? '1 item' : `${count} items`),
  clearLabel = 'Clear',
  removeLabel = (label) => `Remove ${label}`,
  multiple,
  value,
  defaultValue,
  onValueChange,
  className,
  style,
  ref,
  ...rest
}: InputMenuProps) {
  const { name, required, ...control } = useFormField({
    ...rest,
    ...(invalid !== undefined && { 'aria-invalid': invalid }),
  })
  const fieldLabelId = useFieldLabelId()
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null)
  const choice = { multiple, value, defaultValue, onValueChange } as Choice
  const menu = useInputMenu({ items, choice, creatable, onCreate, toCreateLabel })
  const { listbox, values, labelOf, status } = menu
  useFormReset(anchor?.querySelector('input') ?? null, menu.reset)

  const note =
    status === 'loading'
      ? loadingLabel
      : status === 'failed'
        ? failedLabel
        : menu.isFiltered
          ? noMatchLabel
          : emptyLabel
  const isNoteShown = status === 'failed' || menu.options.length === 0
  const announcement = isNoteShown ? note : countLabel(menu.options.length)
  const isDisabled = control.disabled ?? false

  return (
    <S.Root
      ref={setAnchor}
      className={className}
      style={style}
      data-size={size}
      data-multiple={multiple ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      onClick={() => {
        if (isDisabled) return
        input.current?.focus()
        menu.open()
      }}
    >
      {icon && <Icon name={icon} />}
      <S.Values>
        {multiple && (
          <TagList
            values={values}
            labelOf={labelOf}
            removeLabel={removeLabel}
            disabled={isDisabled}
            onRemove={(removed) => {
              menu.remove(removed)
              input.current?.focus()
            }}
          />
        )}
        <S.Field
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          ref={composedRef}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={menu.isOpen}
          aria-controls={menu.isOpen ? listbox.listId : undefined}
          aria-activedescendant={listbox.activeId}
          required={required && values.length === 0}
          aria-required={required}
          placeholder={values.length > 0 && multiple ? undefined : rest.placeholder}
          value={menu.text}
          onChange={(event) => menu.type(event.target.value)}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            if (!event.defaultPrevented) menu.handleKeyDown(event)
          }}
          onBlur={(event) => {
            rest.onBlur?.(event)
            menu.leave()
          }}
        />
      </S.Values>
      {menu.isOpen && status === 'loading' && <Spinner size={14} />}
      {clearable && !isDisabled && (values.length > 0 || menu.text !== '') && (
        <S.InnerButton
          type="button"
          aria-label={clearLabel}
          onClick={(event) => {
            event.stopPropagation()
            menu.clear()
            input.current?.focus()
          }}
        >
          <Icon name="x" />
        </S.InnerButton>
      )}
      <S.Chevron name="chevron-down" data-open={menu.isOpen ? '' : undefined} />
      {name !== undefined &&
        values.map((chosen) => (
          <input key={chosen} type="hidden" name={name} value={chosen} disabled={isDisabled} form={rest.form} />
        ))}
      <VisuallyHidden role="status">{menu.isOpen && announcement}</VisuallyHidden>
      <ListboxPopup
        listbox={listbox}
        sections={menu.sections}
        anchor={anchor}
        open={menu.isOpen}
        onOpenChange={menu.setOpen}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby'] ?? fieldLabelId}
      >
        {isNoteShown && <ListboxNote>{note}</ListboxNote>}
      </ListboxPopup>
    </S.Root>
  )
}
