import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { noMarker } from '@galley/ui/styles/visibility'
import { css, styled } from 'styled-components'
import { block } from './block.styles'

/** The summary of a `<details>` without the default triangle. */
export const summary = css`
  align-items: center;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textStrong};
  cursor: pointer;
  display: flex;
  font-weight: 500;
  ${noMarker}
  margin-block: 0;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primaryText};
    }
  }
  ${media.print} {
    break-after: avoid;
  }
`

export const Root = styled.details`
  border: 0;
  padding: 0;

  /* Same specificity as the rule for elements after a heading. */
  && {
    ${block}
  }
  && + && {
    margin-block-start: -1rem;
  }
`

export const Summary = styled.summary`
  ${summary}
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  min-height: 2.5rem;
  width: fit-content;

  > svg {
    color: ${theme.color.textMuted};
    transition: transform ${theme.motion.base};
  }
  [open] > & > svg {
    transform: rotate(90deg);
  }
`

export const Content = styled.div`
  border-inline-start: 1px solid ${theme.color.line};
  margin-block: ${theme.space[1]};
  margin-inline-start: 0.46875rem;
  padding-inline-start: 1.03125rem;
`
