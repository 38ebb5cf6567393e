import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describeProps, PROPS_FILE, writeProps } from './props.mjs'

jest.setTimeout(60_000)

let folder: string

/** Reads the types of React and of the browser once for all tests. */
const host = ts.createCompilerHost({})
const getSourceFile = host.getSourceFile.bind(host)
const files = new Map<string, ts.SourceFile | undefined>()
host.getSourceFile = (file, ...options) => {
  if (!file.includes('/node_modules/')) return getSourceFile(file, ...options)
  if (!files.has(file)) files.set(file, getSourceFile(file, ...options))
  return files.get(file)
}

beforeEach(() => {
  // Inside the project, so that React's types are found.
  folder = mkdtempSync(join(__dirname, '.props-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** The props of a part whose component is in one file. */
function describePart(code: string) {
  writeFileSync(join(folder, 'part.tsx'), `import type { ComponentProps, ReactNode } from 'react'\n${code}`)
  writeFileSync(join(folder, 'index.ts'), "export * from './part'\n")
  return describeProps([join(folder, 'index.ts')], host)
}

test('the written props are those of the code; if not, run "npm run props"', () => {
  expect(readFileSync(PROPS_FILE, 'utf8')).toBe(writeProps(host))
})

test('a component has the props that it declares itself, as they are written', () => {
  const found = describePart(`
    type Size = 'sm' | 'md'
    export interface PartProps extends ComponentProps<'button'> {
      /** How large it is. @default 'md' */
      size?: Size
      /** Stands before
       * the \`children\`. */
      lead: ReactNode
      /** Called with the choice. */
      onChoose?(choice: string): void
      disabled?: boolean
    }
    export function Part({ size = 'md', disabled = false }: PartProps) { return <b>{size}{disabled}</b> }
  `)
  expect(found).toEqual({
    Part: [
      { name: 'size', type: "'sm' | 'md'", default: "'md'", description: 'How large it is.', required: false },
      { name: 'lead', type: 'ReactNode', description: 'Stands before the `children`.', required: true },
      { name: 'onChoose', type: '(choice: string) => void', description: 'Called with the choice.', required: false },
      { name: 'disabled', type: 'boolean', default: 'false', description: '', required: false },
    ],
  })
})

test('props that exclude each other are all listed, none of them as required', () => {
  const { Part } = describePart(`
    export type PartProps = ComponentProps<'svg'> & ({ name: string; to?: never } | { to: string; name?: never })
  `)
  expect(Part).toEqual([
    { name: 'name', type: 'string', description: '', required: false },
    { name: 'to', type: 'string', description: '', required: false },
  ])
})

test('entries of several kinds have the types of them all, and what only some have is not required', () => {
  const { Entry } = describePart(`
    export type Entry = { type?: 'link'; label: string; to: string } | { type: 'line'; label: string }
  `)
  expect(Entry?.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['type', "'link' | 'line'", false],
    ['label', 'string', true],
    ['to', 'string', false],
  ])
})

test('texts are in the order in which they are written, also where the type is made from a list', () => {
  const { Part } = describePart(`
    const sizes = ['small', 'medium', 'large'] as const
    type Size = (typeof sizes)[number]
    export interface PartProps { size?: Size; side?: 'top' | 'left' | 'bottom' }
  `)
  expect(Part?.map(({ type }) => type)).toEqual(["'small' | 'medium' | 'large'", "'top' | 'left' | 'bottom'"])
})

test('a long union of texts is shown by its name', () => {
  const names = Array.from({ length: 13 }, (_, index) => `'n${index}'`).join(' | ')
  const { Part } = describePart(`type Name = ${names}\nexport interface PartProps { name?: Name }`)
  expect(Part?.[0]?.type).toBe('Name')
})

test('other exported types are under their own name, those without props of ours nowhere', () => {
  const found = describePart(`
    export interface Entry { label: string }
    export type Name = 'a' | 'b'
    export type BoxProps = ComponentProps<'div'>
  `)
  expect(Object.keys(found)).toEqual(['Entry'])
})

test('a default that the code does not have is an error', () => {
  expect(() =>
    describePart(`
      export interface PartProps {
        /** @default 'sm' */
        size?: 'sm' | 'md'
      }
      export function Part({ size = 'md' }: PartProps) { return <b>{size}</b> }
    `),
  ).toThrow(`"size" is 'md' by default, but "@default" says 'sm'.`)
})
