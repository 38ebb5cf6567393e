import { theme } from '@galley/tokens/theme'
import { stack } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { serifTitle } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.ol`
  counter-reset: step;
  ${stack(12)}
  ${media.lg} {
    gap: ${theme.space[16]};
  }
`

export const Item = styled.li`
  counter-increment: step;
  ${stack(6)}
  ${media.lg} {
    gap: ${theme.space[12]};
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

export const Words = styled.div`
  border-inline-start: 1px solid ${theme.color.lineStrong};
  align-self: start;
  padding-inline-start: ${theme.space[6]};

  &::before {
    color: ${theme.color.primaryText};
    content: counter(step, decimal-leading-zero);
    display: block;
    font-family: ${theme.font.mono};
    font-size: ${theme.size.xs};
    margin-bottom: ${theme.space[3]};
  }
`

export const Title = styled.h3`
  ${serifTitle('2xl')}
  margin-bottom: ${theme.space[3]};
`

export const Text = styled.p`
  color: ${theme.color.textMuted};
  max-width: 28rem;
`

/** Removes the margins of code blocks, because the grid sets the distance. */
export const Code = styled.div`
  min-width: 0;
  & > * {
    margin-block: 0;
  }
`
