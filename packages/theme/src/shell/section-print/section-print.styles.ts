import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { serifTitle } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

/** The only printed element. On screen it is invisible but laid out, so that its fonts load. */
export const Sheet = styled.div`
  contain: strict;
  inset: 0;
  position: fixed;
  visibility: hidden;
  z-index: -1;

  ${media.print} {
    contain: none;
    position: static;
    visibility: visible;

    body:has(> &) > :not(&) {
      display: none;
    }
  }
`

export const Cover = styled.div`
  color: ${theme.color.textMuted};

  h1 {
    ${serifTitle('5xl')}
    margin-block: ${theme.space[3]};
  }
  h2 {
    font-size: ${theme.size.xl};
    margin-block: ${theme.space[12]} ${theme.space[4]};
  }
  li {
    border-block-end: 1px solid ${theme.color.line};
    break-inside: avoid;
    padding-block: ${theme.space[2]};
  }
  li[data-level='2'] {
    color: ${theme.color.textStrong};
    font-weight: 500;
  }
  li[data-level='3'] {
    padding-inline-start: ${theme.space[6]};
  }
  li:is([data-level='4'], [data-level='5'], [data-level='6']) {
    padding-inline-start: ${theme.space[12]};
  }
`

export const Part = styled.section`
  break-before: page;
`
