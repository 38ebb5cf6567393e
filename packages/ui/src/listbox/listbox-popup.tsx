import * as React from 'react'
import { Fragment, type ReactNode } from 'react'
import { Popover } from 'radix-ui'
import { Icon } from '../icon'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './listbox-popup.styles'
import { listOptions, type ListboxOption, type ListboxSection } from './options'
import type { Listbox, OptionProps } from './use-listbox'

interface ListboxPopupProps {
  listbox: Listbox
  sections: readonly ListboxSection[]
  /** Control that sets the position and width. */
  anchor: HTMLElement | null
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  /** Content below the options, or in an empty list. */
  children?: ReactNode
}

/** Floating list of a control. The focus stays on the control. */
export function ListboxPopup({ listbox, sections, anchor, open, onOpenChange, children, ...label }: ListboxPopupProps) {
  // A modal layer blocks scrolling outside itself, so the list renders inside the layer.
  const layer = anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  const keepAnchor = (event: Event) => {
    if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault()
  }
  const keepFocus = (event: Event) => event.preventDefault()
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={{ current: anchor! }} />
      <Popover.Portal container={layer}>
        <S.Popup
          // `aria-controls` must point to a note that replaces the list.
          id={sections.length > 0 ? undefined : listbox.listId}
          role={undefined}
          align="start"
          sideOffset={FLOATING_OFFSET_PX}
          collisionPadding={COLLISION_PADDING_PX}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onInteractOutside={keepAnchor}
          onMouseDown={(event) => event.preventDefault()}
        >
          {sections.length > 0 && (
            <S.List {...listbox.listProps} {...label}>
              <ListboxSections listbox={listbox} sections={sections} renderOption={renderOption} />
            </S.List>
          )}
          {children}
        </S.Popup>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface ListboxSectionsProps<Option extends ListboxOption> {
  listbox: Listbox<Option>
  sections: readonly ListboxSection<Option>[]
  renderOption: (option: Option, props: OptionProps) => ReactNode
}

/** The options of a list, in labelled groups. */
export function ListboxSections<Option extends ListboxOption>({
  listbox,
  sections,
  renderOption: render,
}: ListboxSectionsProps<Option>) {
  const starts = sections.map((_section, index) => listOptions(sections.slice(0, index)).length)
  return sections.map(({ label, options }, sectionIndex) => {
    const id = `${listbox.listId}s${sectionIndex}`
    return (
      <S.Section
        key={sectionIndex}
        role={label === undefined ? 'presentation' : 'group'}
        aria-labelledby={label === undefined ? undefined : id}
      >
        {label !== undefined && (
          <S.SectionLabel id={id} role="presentation">
            {label}
          </S.SectionLabel>
        )}
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {render(option, listbox.getOptionProps(starts[sectionIndex]! + index))}
          </Fragment>
        ))}
      </S.Section>
    )
  })
}

const renderOption = ({ label, description, icon }: ListboxOption, props: OptionProps) => (
  <S.Option {...props}>
    {icon && <Icon name={icon} />}
    <S.OptionWords>
      {label}
      {description && <S.OptionDescription>{description}</S.OptionDescription>}
    </S.OptionWords>
    {props['aria-selected'] && <Icon name="check" />}
  </S.Option>
)

/** Note below the options, or instead of them. */
export const ListboxNote = S.Note
