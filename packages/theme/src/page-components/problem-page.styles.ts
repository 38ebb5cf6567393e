import { theme } from '@galley/tokens/theme'
import { well } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'

/** A file with line numbers. */
export const Source = styled.ol`
  ${well}
  counter-reset: line;
  font: 400 ${theme.size.small} / 1.7 ${theme.font.mono};
  list-style: none;
  margin-block: ${theme.space[6]};
  padding: ${theme.space[4]};

  li {
    counter-increment: line;
    padding-inline-start: 3.5rem;
    position: relative;
    white-space: pre-wrap;

    &::before {
      color: ${theme.color.textMuted};
      content: counter(line);
      inset-inline-start: 0;
      position: absolute;
      text-align: end;
      width: 2.25rem;
    }
    &:empty {
      min-height: 1.7em;
    }
  }
`
