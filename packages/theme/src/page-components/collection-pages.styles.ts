import { theme } from '@galley/tokens/theme'
import { serifTitle } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[14]};
  padding-bottom: ${theme.space[16]};

  > :empty {
    display: none;
  }
`

/** Separates the text from the articles. */
export const Title = styled.h2`
  ${serifTitle('3xl')}
  border-top: 1px solid ${theme.color.line};
  margin-bottom: calc(-1 * ${theme.space[6]});
  padding-top: ${theme.space[10]};
`
