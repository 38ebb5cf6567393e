import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { noMarker, wholeInPrint } from '@galley/ui/styles/visibility'
import { css, styled } from 'styled-components'
import { block } from './block.styles'

export const Root = styled.div`
  ${block}
  background: ${theme.role.tint};
  border-end-end-radius: ${theme.radius.md};
  border-inline-start: 2px solid ${theme.role.fill};
  border-start-end-radius: ${theme.radius.md};
  font-size: ${theme.size.note};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${wholeInPrint}
`

const title = css`
  ${row(2)}
  color: ${theme.role.text};
  font-size: ${theme.size.sm};
  font-weight: 600;
`

export const Title = styled.p`
  ${title}
  margin-block: 0;
`

export const Folded = styled.details`
  border: 0;
  padding: 0;
`

export const Summary = styled.summary`
  ${title}
  ${noMarker}
  /* The whole box is clickable. */
  margin: calc(-1 * ${theme.space[4]}) calc(-1 * ${theme.space[5]});
  padding: ${theme.space[4]} ${theme.space[5]};

  > [data-chevron] {
    margin-inline-start: auto;
    transition: transform ${theme.motion.base};
  }
  [open] > & > [data-chevron] {
    transform: rotate(180deg);
  }
`

export const Content = styled.div`
  margin-block-start: ${theme.space[1]};

  ${Summary} + & {
    margin-block-start: ${theme.space[5]};
  }

  > :is(p, ul, ol):not(:first-child) {
    margin-block-start: 0.625rem;
  }
`
