import * as React from 'react'
import { useId, type ComponentProps } from 'react'
import * as S from './heading.styles'

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
    <S.Root data-level={Tag}>
      {heading}
      <S.SelfLink href={`#${id}`} id={linkId} aria-label="Link to this section:" aria-labelledby={`${linkId} ${id}`}>
        #
      </S.SelfLink>
    </S.Root>
  )
}

const headingOf = (tag: HeadingTag) => {
  const Named = (props: HeadingProps) => <Heading tag={tag} {...props} />
  Named.displayName = tag.toUpperCase()
  return Named
}

/** The headings of a document, by HTML element. */
export const headings = {
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
}
