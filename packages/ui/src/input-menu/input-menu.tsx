import * as React from 'react'
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Spinner } from '../button'
import { useFieldLabelId, useFormField } from '../form-field'
import { isComposing } from '../hooks/is-composing'
import { Icon, type IconSource } from '../icon'
import { ListboxNote, ListboxPopup, useFormReset, type Choice, type ListboxItem } from '../listbox'
import { VisuallyHidden } from '../visually-hidden.styles'
import { createLabel } from './find-options'
import * as S from './input-menu.styles'
import { useInputMenu, type InputMenuControls } from './use-input-menu'
import type { LoadItems } from './use-items'

interface Texts {
  /** Text of a list without options. @default 'No data' */
  emptyLabel?: string
  /** Text of a list without matches. @default 'No matching data' */
  noMatchLabel?: string
  /** Text of the list while items load. @default 'Loading…' */
  loadingLabel?: string
  /** Text of the list if items could not be loaded. @default 'The items could not be loaded. Type to try again.' */
  failedLabel?: string
  /** Text of the option that creates an item. @default 'Create "{label}"' */
  createLabel?: (label: string) => string
  /** Number of options, for screen readers. @default '{count} items' */
  countLabel?: (count: number) => string
  /** Accessible label of the clear button. @default 'Clear' */
  clearLabel?: string
  /** Accessible label of the button that removes a value. @default 'Remove {label}' */
  removeLabel?: (label: string) => string
}

interface InputMenuLook extends Texts {
  /** Options: strings, `{ value, label }` objects, groups of either, or a function that returns the options for the typed text. */
  items: readonly ListboxItem[] | LoadItems
  /** Lets the reader create an item from the typed text. @default false */
  creatable?: boolean
  /** Called when the reader creates an item. Its label is also its value. */
  onCreate?: (label: string) => void
  /** Shows a button that clears the value. @default false */
  clearable?: boolean
  /** Height: 32, 36 or 44 pixels. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Icon before the text. */
  icon?: IconSource
  /** Marks the control as invalid. @default true if the surrounding `FormField` has an error */
  invalid?: boolean
}

export type InputMenuProps = InputMenuLook &
  Choice &
  Omit<ComponentProps<'input'>, keyof InputMenuLook | keyof Choice | 'type' | 'children' | 'onChange'>

/** A text field that finds options in a list. */
export function InputMenu({
  items,
  creatable = false,
  onCreate,
  clearable = false,
  size = 'md',
  icon,
  invalid,
  multiple,
  value,
  defaultValue,
  onValueChange,
  className,
  style,
  ref,
  ...others
}: InputMenuProps) {
  const { texts, rest } = splitTexts(others)
  const { name, ...control } = useFormField(rest, invalid)
  const fieldLabelId = useFieldLabelId()
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRefs(input, ref)
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null)
  const choice = { multiple, value, defaultValue, onValueChange } as Choice
  const menu = useInputMenu({ items, choice, creatable, onCreate, toCreateLabel: texts.createLabel })
  useFormReset(anchor?.querySelector('input') ?? null, menu.reset)

  const { values } = menu
  const isDisabled = control.disabled ?? false
  /** Runs an action, then returns the focus to the field. */
  const andFocus = (action: () => void) => {
    action()
    input.current?.focus()
  }
  return (
    <S.Root
      ref={setAnchor}
      className={className}
      style={style}
      data-size={size}
      data-multiple={multiple ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      onClick={() => isDisabled || andFocus(menu.open)}
    >
      {icon && <Icon name={icon} />}
      <S.Values>
        {multiple && (
          <Tags
            menu={menu}
            removeLabel={texts.removeLabel}
            disabled={isDisabled}
            onRemove={(removed) => andFocus(() => menu.remove(removed))}
          />
        )}
        <Field {...control} ref={composedRef} menu={menu} isMultiple={multiple ?? false} />
      </S.Values>
      {menu.isOpen && menu.status === 'loading' && <Spinner size={14} />}
      {clearable && !isDisabled && (values.length > 0 || menu.text !== '') && (
        <ClearButton label={texts.clearLabel} onClear={() => andFocus(menu.clear)} />
      )}
      <S.Chevron name="chevron-down" data-open={menu.isOpen ? '' : undefined} />
      {name !== undefined &&
        values.map((chosen) => (
          <input key={chosen} type="hidden" name={name} value={chosen} disabled={isDisabled} form={rest.form} />
        ))}
      <List
        menu={menu}
        texts={texts}
        anchor={anchor}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby'] ?? fieldLabelId}
      />
    </S.Root>
  )
}

/** Splits the texts, with their defaults, from the other props. */
function splitTexts<Props extends Texts>({
  emptyLabel = site.texts.noData,
  noMatchLabel = site.texts.noMatch,
  loadingLabel = site.texts.isLoading,
  failedLabel = site.texts.itemsFailed,
  createLabel: toCreateLabel = createLabel,
  countLabel = (count) => fillText(site.texts.itemCount, { count }, site.language),
  clearLabel = site.texts.clear,
  removeLabel = (label) => fillText(site.texts.removeItem, { label }, site.language),
  ...rest
}: Props) {
  const notes = { emptyLabel, noMatchLabel, loadingLabel, failedLabel }
  return { texts: { ...notes, createLabel: toCreateLabel, countLabel, clearLabel, removeLabel }, rest }
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <S.InnerButton
      type="button"
      aria-label={label}
      onClick={(event) => {
        // A press on the field itself opens the list.
        event.stopPropagation()
        onClear()
      }}
    >
      <Icon name="x" />
    </S.InnerButton>
  )
}

interface TagsProps {
  menu: InputMenuControls
  removeLabel: (label: string) => string
  disabled: boolean
  onRemove: (value: string) => void
}

function Tags({ menu, removeLabel, disabled, onRemove }: TagsProps) {
  return menu.values.map((value) => {
    const label = menu.labelOf(value)
    return (
      <S.Tag key={value}>
        <S.TagWords>{label}</S.TagWords>
        <S.TagButton
          type="button"
          disabled={disabled}
          aria-label={removeLabel(label)}
          onClick={(event) => {
            event.stopPropagation()
            onRemove(value)
          }}
        >
          <Icon name="x" size={12} />
        </S.TagButton>
      </S.Tag>
    )
  })
}

function Field({
  menu,
  isMultiple,
  ...rest
}: ComponentProps<'input'> & { menu: InputMenuControls; isMultiple: boolean }) {
  const { listbox, isOpen } = menu
  const isEmpty = menu.values.length === 0
  return (
    <S.Field
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listbox.listId : undefined}
      aria-activedescendant={listbox.activeId}
      required={rest.required && isEmpty}
      aria-required={rest.required}
      placeholder={isMultiple && !isEmpty ? undefined : rest.placeholder}
      value={menu.text}
      onChange={(event) => menu.type(event.target.value)}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        if (!event.defaultPrevented && handleKey(event, menu, isMultiple)) event.preventDefault()
      }}
      onBlur={(event) => {
        rest.onBlur?.(event)
        menu.leave()
      }}
    />
  )
}

/** Returns true if the key was handled, so that its default action must be prevented. */
function handleKey(event: KeyboardEvent, menu: InputMenuControls, isMultiple: boolean) {
  const { key } = event
  if (isComposing(event.nativeEvent) || event.shiftKey || event.ctrlKey || event.metaKey) return false
  if (key === 'Backspace') {
    if (isMultiple && menu.text === '') menu.remove(menu.values.at(-1))
    return false
  }
  if (!menu.isOpen) {
    const opens = key === 'ArrowDown' || key === 'ArrowUp'
    if (opens) menu.open(key === 'ArrowUp' ? 'last' : 'first')
    return opens
  }
  // Without an active option, Enter submits the form.
  return key === 'Enter' ? menu.listbox.chooseActive() : menu.listbox.move(key)
}

interface ListProps extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-labelledby'> {
  menu: InputMenuControls
  texts: ReturnType<typeof splitTexts>['texts']
  anchor: HTMLElement | null
}

function List({ menu, texts, anchor, ...label }: ListProps) {
  const { listbox, sections, options, status, isOpen } = menu
  const note =
    status === 'loading'
      ? texts.loadingLabel
      : status === 'failed'
        ? texts.failedLabel
        : menu.isFiltered
          ? texts.noMatchLabel
          : texts.emptyLabel
  const isNoteShown = status === 'failed' || options.length === 0
  return (
    <>
      <VisuallyHidden role="status">{isOpen && (isNoteShown ? note : texts.countLabel(options.length))}</VisuallyHidden>
      <ListboxPopup
        listbox={listbox}
        sections={sections}
        anchor={anchor}
        open={isOpen}
        onOpenChange={menu.setOpen}
        {...label}
      >
        {isNoteShown && <ListboxNote>{note}</ListboxNote>}
      </ListboxPopup>
    </>
  )
}
