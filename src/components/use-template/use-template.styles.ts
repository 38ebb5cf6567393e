import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { breakable, quietLink, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Root = styled.section`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  padding: ${theme.space[5]};
`

export const Title = styled.h2`
  font-size: ${theme.size.md};
`

export const Command = styled.div`
  ${leftToRight}
  align-items: start;
  background: ${theme.color.sunken};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  display: flex;
  gap: ${theme.space[2]};
  justify-content: space-between;
  padding-block: ${theme.space[2]};
  padding-inline: ${theme.space[3]} ${theme.space[2]};
  width: 100%;

  code {
    color: ${theme.color.codeText};
    font-family: ${theme.font.mono};
    font-size: ${theme.size.small};
    line-height: 1.7;
    padding-block: ${theme.space[1]};
  }
`

export const Step = styled.span`
  display: block;
  padding-inline-start: 2ch;
  text-indent: -2ch;

  span {
    display: inline-block;
    ${breakable}
    text-indent: 0;
    white-space: pre-wrap;
  }
`

export const Guide = styled.p`
  ${smallMuted}

  a {
    color: ${theme.color.text};
    ${quietLink}
  }
`
