import * as React from 'react'
import { createContext, use, useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Accordion as Radix } from 'radix-ui'
import { useControlled } from '../hooks/use-controlled'
import { Icon, type IconSource } from '../icon'
import * as S from './accordion.styles'

interface AccordionState {
  values: readonly string[]
  open: (value: string) => void
  Heading: HeadingName
}
type HeadingName = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

const AccordionContext = createContext<AccordionState | undefined>(undefined)

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Whether several items may be open together. @default false */
  multiple?: boolean
  /** Whether the one open item can be closed again, where only one may be open. @default true */
  collapsible?: boolean
  /** Heading element around each label: one level lower than the heading before the accordion. @default 'h3' */
  heading?: HeadingName
  /** Values of the open items, where the parent controls them. */
  value?: readonly string[]
  /** Values of the items that are open at first. @default [] */
  defaultValue?: readonly string[]
  /** Called with the values of the open items after each change. */
  onValueChange?: (values: string[]) => void
  /** An `AccordionItem` for each question. */
  children: ReactNode
}

/** Questions that unfold their answers. */
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
  /** What is on the button. */
  label: ReactNode
  /** Shown before the label. */
  icon?: IconSource
  /** Names the item in `value` and `defaultValue`. @default a name of its own */
  value?: string
  /** Cannot be opened or closed. @default false */
  disabled?: boolean
}

/** What is hidden until it is found still has a box, and would be a landmark without content. */
const noLandmark = { role: undefined, 'aria-labelledby': undefined }

/** One question and its answer; the answer is in the page from the start and is found by the browser's own search. */
export function AccordionItem({ label, icon, value, children, ...rest }: AccordionItemProps) {
  const state = use(AccordionContext)
  if (!state) throw new Error('<AccordionItem> must be used within <Accordion>.')
  const { values, open, Heading } = state
  const ownValue = useId()
  const item = value ?? ownValue
  const isOpen = values.includes(item)

  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = content.current
    if (isOpen || !element) return
    // React knows `hidden` as yes or no only. With this word the browser searches what is hidden, and says when it found something.
    element.setAttribute('hidden', 'until-found')
    const handleFound = () => open(item)
    element.addEventListener('beforematch', handleFound)
    return () => element.removeEventListener('beforematch', handleFound)
  })

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
