import { theme } from '@galley/tokens/theme'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Problem = styled.div`
  align-items: start;
  background: ${theme.color.errorTint};
  border-block-start: 1px solid ${theme.color.errorLine};
  color: ${theme.color.errorText};
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[3]};
  line-height: 1.6;
  padding: ${theme.space[4]} ${theme.space[5]};

  svg {
    margin-block-start: 0.15rem;
  }
`

export const Pane = styled.div`
  border-block-start: 1px solid ${theme.color.line};
  position: relative;

  &[data-kind='value'] pre {
    max-height: 26rem;
    overflow-y: auto;
  }
  /* Wraps a statement, which is one long line. */
  &[data-kind='sql'] code {
    white-space: pre-wrap;
    width: auto;
  }
`

export const Title = styled.div`
  color: ${theme.color.textMuted};
  font: 500 ${theme.size.xs} / 1 ${theme.font.mono};
  letter-spacing: 0.08em;
  padding: ${theme.space[4]} ${theme.space[5]} 0;
`

export const Note = styled.p`
  border-block-start: 1px solid ${theme.color.line};
  ${smallMuted}
  margin: 0;
  padding: ${theme.space[2]} ${theme.space[5]};
`
