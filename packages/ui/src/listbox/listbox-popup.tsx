import * as React from 'react'
import type { ReactNode } from 'react'
import { Popover } from 'radix-ui'
import { Icon } from '../icon'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import * as S from './listbox-popup.styles'
import { listOptions, type ListboxSection } from './options'
import type { Listbox } from './use-listbox'

export const NO_DATA = 'No data'

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
  const starts = sections.map((_section, index) => listOptions(sections.slice(0, index)).length)
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
              {sections.map((section, sectionIndex) => (
                <Section
                  key={sectionIndex}
                  section={section}
                  id={`${listbox.listId}s${sectionIndex}`}
                  getOptionProps={(index) => listbox.getOptionProps(starts[sectionIndex]! + index)}
                />
              ))}
            </S.List>
          )}
          {children}
        </S.Popup>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface SectionProps {
  section: ListboxSection
  id: string
  getOptionProps: Listbox['getOptionProps']
}

function Section({ section, id, getOptionProps }: SectionProps) {
  return (
    <S.Section role={section.label === undefined ? 'presentation' : 'group'} aria-labelledby={section.label && id}>
      {section.label !== undefined && (
        <S.SectionLabel id={id} role="presentation">
          {section.label}
        </S.SectionLabel>
      )}
      {section.options.map(({ value, label, description, icon }, index) => {
        const option = getOptionProps(index)
        return (
          <S.Option key={value} {...option}>
            {icon && <Icon name={icon} />}
            <S.OptionWords>
              {label}
              {description && <S.OptionDescription>{description}</S.OptionDescription>}
            </S.OptionWords>
            {option['aria-selected'] && <Icon name="check" />}
          </S.Option>
        )
      })}
    </S.Section>
  )
}

/** Note below the options, or instead of them. */
export const ListboxNote = S.Note
