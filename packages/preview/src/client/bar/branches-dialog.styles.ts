import { theme } from '@galley/tokens/theme'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Comparison = styled.div`
  margin-bottom: ${theme.space[5]};
`

/** Reaches the edges of the dialog, which has padding. */
export const List = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: none;
  margin-inline: calc(-1 * var(--dialog-padding));
  padding: 0;

  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`

export const Branch = styled.button`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} var(--dialog-padding);
  text-align: start;
  width: 100%;

  &:not(:disabled):hover {
    background: ${theme.color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Name = styled.span`
  align-items: center;
  color: ${theme.color.textStrong};
  display: flex;
  flex-wrap: wrap;
  font: 500 ${theme.size.sm} / 1.4 ${theme.font.mono};
  gap: ${theme.space[2]};
`

export const Subject = styled.span`
  font-size: ${theme.size.sm};
`

export const Facts = styled.span`
  ${smallMuted}
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`
