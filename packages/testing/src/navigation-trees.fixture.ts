import type { NavigationItem } from '@galley/core/navigation'
import fc from 'fast-check'

interface Shape {
  page: boolean
  defaultOpen: boolean
  disabled: boolean
  children: Shape[]
}

const oneOf = (count: number) => fc.nat(count - 1).map((number) => number === 0)

const shapes = (depth: number): fc.Arbitrary<Shape[]> =>
  depth === 0
    ? fc.constant([])
    : fc.array(
        fc.record({ page: fc.boolean(), defaultOpen: oneOf(5), disabled: oneOf(10), children: shapes(depth - 1) }),
        { maxLength: 4 },
      )

const toItem = ({ page, defaultOpen, disabled, children }: Shape, path: string): NavigationItem => ({
  title: `Title of ${path}`,
  path,
  stem: path.slice(1),
  ...(!page && { page: false }),
  ...(defaultOpen && { defaultOpen }),
  ...(disabled && { disabled }),
  ...(children.length > 0 && { children: children.map((child, index) => toItem(child, `${path}/${index}`)) }),
})

/** Generates trees of pages and groups with up to four levels. */
export const trees = shapes(4).map((roots) => roots.map((root, index) => toItem(root, `/docs/${index}`)))
