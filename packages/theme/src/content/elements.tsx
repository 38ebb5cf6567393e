import * as React from 'react'
import { useId, type ComponentProps, type ComponentType } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { site } from '@galley/site'
import * as S from './elements.styles'
import { useScrollRegion } from './use-scroll-region'

/** A link in running text. Without `href`, a plain anchor. */
function ContentLink({ href, children, ...rest }: ComponentProps<'a'>) {
  if (href === undefined) return <a {...rest}>{children}</a>
  return (
    <S.ContentLink to={href} data-bare={children === href || undefined} {...rest}>
      {children}
    </S.ContentLink>
  )
}

type HeadingProps = ComponentProps<'h2'>
type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

/** A heading with a link to itself. The link is a sibling, so that the accessible name of the heading contains only the text of the heading. */
function Heading({ tag: Tag, id, children, className, ...rest }: HeadingProps & { tag: HeadingTag }) {
  const linkId = useId()
  const heading = (
    <Tag id={id} className={className} {...rest}>
      {children}
    </Tag>
  )
  // Headings with a class are visually hidden, so they get no link.
  if (id === undefined || className !== undefined) return heading
  return (
    <S.Heading data-level={Tag}>
      {heading}
      <S.SelfLink href={`#${id}`} id={linkId} aria-label={site.texts.linkToSection} aria-labelledby={`${linkId} ${id}`}>
        #
      </S.SelfLink>
    </S.Heading>
  )
}

const headingOf = (tag: HeadingTag) => {
  const Named = (props: HeadingProps) => <Heading tag={tag} {...props} />
  Named.displayName = tag.toUpperCase()
  return Named
}

/** The headings of a document, by HTML element. */
const headings = {
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
}

/** The read-only checkbox of a task list item. */
function TaskCheckbox({ checked = false }: ComponentProps<'input'>) {
  return (
    <S.Checkbox
      type="checkbox"
      checked={checked}
      disabled
      aria-label={checked ? site.texts.done : site.texts.notDone}
    />
  )
}

/** A table that scrolls if it is wider than the page, also by keyboard. */
function Table(props: ComponentProps<'table'>) {
  const { region } = useScrollRegion<HTMLDivElement>(site.texts.table)
  return (
    <S.Scroll {...region}>
      <S.Table {...props} />
    </S.Scroll>
  )
}

function HeadCell(props: ComponentProps<'th'>) {
  return <th scope="col" {...props} />
}

const FILE_TAGS = ['audio', 'iframe', 'img', 'source', 'track', 'video'] as const

/** Returns an element whose `src` may be the path of a file in `static/`. */
function fileElement(Tag: (typeof FILE_TAGS)[number]) {
  const WithFile = ({ src, ...rest }: ComponentProps<'img'>) =>
    React.createElement(Tag, { ...rest, src: src && addBasePath(src, site.basePath) } as object)
  WithFile.displayName = Tag
  return WithFile
}

/** HTML elements that a component replaces. Other elements render unchanged. */
export const contentElements = {
  a: ContentLink,
  ...Object.fromEntries(FILE_TAGS.map((tag) => [tag, fileElement(tag)])),
  ...headings,
  input: TaskCheckbox,
  table: Table,
  th: HeadCell,
} satisfies Record<string, ComponentType<never>>
