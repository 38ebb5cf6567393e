import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeProps } from './props.mjs'

jest.setTimeout(60_000)

// The folder must be inside the project, so that the compiler finds React's types.
const folder = mkdtempSync(join(__dirname, '.props-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a part whose component is in one file, and returns its index file. */
function writePart(name: string, code: string) {
  writeFileSync(join(folder, `${name}.tsx`), `import type { ComponentProps, ReactNode } from 'react'\n${code}`)
  return join(folder, `${name}.tsx`)
}

const PARTS = {
  button: `
    type Size = 'sm' | 'md'
    export interface ButtonProps extends ComponentProps<'button'> {
      /** How large it is. @default 'md' */
      size?: Size
      /** Stands before
       * the \`children\`. */
      lead: ReactNode
      /** Called with the choice. */
      onChoose?(choice: string): void
      disabled?: boolean
    }
    export function Button({ size = 'md', disabled = false }: ButtonProps) { return <b>{size}{disabled}</b> }
  `,
  icon: `export type IconProps = ComponentProps<'svg'> & ({ name: string; to?: never } | { to: string; name?: never })`,
  entry: `export type Entry = { type?: 'link'; label: string; to: string } | { type: 'line'; label: string }`,
  tabs: `
    const sizes = ['small', 'medium', 'large'] as const
    type Size = (typeof sizes)[number]
    export interface TabsProps { size?: Size; side?: 'top' | 'left' | 'bottom' }
  `,
  logo: `
    type Name = ${Array.from({ length: 13 }, (_, index) => `'n${index}'`).join(' | ')}
    export interface LogoProps { name?: Name }
  `,
  box: `
    export type Kind = 'a' | 'b'
    export type BoxProps = ComponentProps<'div'>
  `,
}
let props: ReturnType<typeof describeProps>
// One program for all parts, because each program loads React's types.
beforeAll(() => {
  props = describeProps(Object.entries(PARTS).map(([name, code]) => writePart(name, code)))
})

test('returns the props that a component declares itself', () => {
  expect(props['Button']).toEqual([
    { name: 'size', type: "'sm' | 'md'", default: "'md'", description: 'How large it is.', required: false },
    { name: 'lead', type: 'ReactNode', description: 'Stands before the `children`.', required: true },
    { name: 'onChoose', type: '(choice: string) => void', description: 'Called with the choice.', required: false },
    { name: 'disabled', type: 'boolean', default: 'false', description: '', required: false },
  ])
})

test('lists props that exclude each other as optional', () => {
  expect(props['Icon']).toEqual([
    { name: 'name', type: 'string', description: '', required: false },
    { name: 'to', type: 'string', description: '', required: false },
  ])
})

test('joins the types of a union, and marks props of some members as optional', () => {
  expect(props['Entry']?.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['type', "'link' | 'line'", false],
    ['label', 'string', true],
    ['to', 'string', false],
  ])
})

test('keeps the written order of texts, also in types from a list', () => {
  expect(props['Tabs']?.map(({ type }) => type)).toEqual(["'small' | 'medium' | 'large'", "'top' | 'left' | 'bottom'"])
})

test('shows a long union of texts by its name', () => {
  expect(props['Logo']?.[0]?.type).toBe('Name')
})

test('lists other exported types by their names, and leaves out types without props', () => {
  expect(Object.keys(props)).toEqual(['Button', 'Entry', 'Icon', 'Logo', 'Tabs'])
})

test('throws for a default that differs from the code', () => {
  const part = writePart(
    'faulty',
    `
      export interface FaultyProps {
        /** @default 'sm' */
        size?: 'sm' | 'md'
      }
      export function Faulty({ size = 'md' }: FaultyProps) { return <b>{size}</b> }
    `,
  )
  expect(() => describeProps([part])).toThrow(`"size" is 'md' by default, but "@default" says 'sm'.`)
})
