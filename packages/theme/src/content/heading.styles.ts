import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.div`
  line-height: 1.3;
  margin-block: 2rem 0.5rem;
  text-wrap: balance;

  /* On one line with the link. */
  > :first-child {
    display: inline;
    font-size: inherit;
    line-height: inherit;
  }
  &[data-level='h1'] {
    font-size: ${theme.size['3xl']};
  }
  &[data-level='h2'] {
    font-size: ${theme.size['2xl']};
    margin-block: 3rem 0.75rem;
  }
  &[data-level='h3'] {
    font-size: ${theme.size.heading};
  }
  &[data-level='h5'],
  &[data-level='h6'] {
    font-size: ${theme.size.sm};
  }
  &[data-level]:first-child {
    margin-block-start: 0;
  }
  /* Keeps a heading close to the text below. */
  &[data-level] + * {
    margin-block-start: 0.75rem;
  }
  &[data-level='h2'] + &[data-level='h3'] {
    margin-block-start: 1.25rem;
  }
  ${media.print} {
    break-after: avoid;
  }
`

export const SelfLink = styled.a`
  color: ${theme.color.textMuted};
  font-size: 0.85em;
  font-weight: 400;
  /* A touch target in the space around the text. */
  margin-inline: -0.15em -0.55em;
  opacity: 0;
  padding: 0.2em 0.55em;
  transition: opacity ${theme.motion.fast};

  ${Root}:hover &,
  &:focus-visible {
    opacity: 1;
  }
  ${media.hover} {
    &:hover {
      color: ${theme.color.primaryText};
    }
  }
  ${hiddenInPrint}
`
