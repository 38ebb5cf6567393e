import * as React from 'react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Accordion as Radix } from 'radix-ui'
import { useControlled } from '../hooks/use-controlled'
import { useUntilFound } from '../hooks/use-until-found'
import { Icon, type IconSource } from '../icon'
import { createPartContext } from '../part-context'
import * as S from './accordion.styles'

interface AccordionState {
  values: readonly string[]
  open: (value: string) => void
  Heading: HeadingName
}
type HeadingName = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

const [AccordionContext, useAccordion] = createPartContext<AccordionState>('Accordion')

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Allows several open items at a time. @default false */
  multiple?: boolean
  /** Allows closing the open item, if only one item may be open. @default true */
  collapsible?: boolean
  /** Heading element around each label. Use the level below the heading that precedes the accordion. @default 'h3' */
  heading?: HeadingName
  /** Controlled values of the open items. */
  value?: readonly string[]
  /** Values of the items that are open initially. @default [] */
  defaultValue?: readonly string[]
  /** Called with the values of the open items when they change. */
  onValueChange?: (values: string[]) => void
  /** The `AccordionItem` elements. */
  children: ReactNode
}

/** A list of headings that open and close their content. */
export function Accordion({
  multiple = false,
  collapsible = true,
  heading = 'h3',
  value,
  defaultValue = [],
  onValueChange,
  ...rest
}: AccordionProps) {
  const [values, change] = useControlled(value, defaultValue, onValueChange)
  const open = (item: string) => change(multiple ? [...values, item] : [item])
  const state = multiple
    ? { type: 'multiple' as const, value: [...values], onValueChange: change }
    : {
        type: 'single' as const,
        collapsible,
        value: values[0] ?? '',
        onValueChange: (item: string) => change(item ? [item] : []),
      }
  return (
    <AccordionContext value={{ values, open, Heading: heading }}>
      <Radix.Root {...state} {...rest} />
    </AccordionContext>
  )
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'value'> {
  /** Text of the button. */
  label: ReactNode
  /** Icon before the label. */
  icon?: IconSource
  /** Identifies the item in `value` and `defaultValue`. @default generated */
  value?: string
  /** Prevents opening and closing. @default false */
  disabled?: boolean
}

/** With `hidden="until-found"` a closed panel still has a box, which would be an empty landmark. */
const noLandmark = { role: undefined, 'aria-labelledby': undefined }

/** A heading and its content. Closed content stays in the page, where find-in-page can find and open it. */
export function AccordionItem({ label, icon, value, children, ...rest }: AccordionItemProps) {
  const { values, open, Heading } = useAccordion('AccordionItem')
  const ownValue = useId()
  const item = value ?? ownValue
  const isOpen = values.includes(item)

  const content = useUntilFound<HTMLDivElement>(isOpen, () => open(item))
  return (
    <S.Item value={item} {...rest}>
      <S.Heading asChild>
        <Heading>
          <S.Trigger>
            {icon && <Icon name={icon} size={18} />}
            <S.Label>{label}</S.Label>
            <Icon name="chevron-down" size={16} />
          </S.Trigger>
        </Heading>
      </S.Heading>
      <S.Content ref={content} forceMount hidden={!isOpen} {...(!isOpen && noLandmark)}>
        <S.Body>{children}</S.Body>
      </S.Content>
    </S.Item>
  )
}
