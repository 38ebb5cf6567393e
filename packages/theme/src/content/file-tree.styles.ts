import { theme } from '@galley/tokens/theme'
import { Icon } from '@galley/ui/icon'
import { leftToRight } from '@galley/ui/styles/direction'
import { hoverRow } from '@galley/ui/styles/surface'
import { breakable } from '@galley/ui/styles/text'
import { noMarker } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'
import { codeBox } from './block.styles'

export const Frame = styled.div`
  ${codeBox}
  padding: ${theme.space[3]};
`

export const List = styled.ul`
  font: ${theme.size.small} / 1.5rem ${theme.font.mono};
  list-style: none;
  margin: 0;
  max-width: none;
  padding: 0;

  & & {
    border-inline-start: 1px solid ${theme.color.line};
    margin-inline-start: 0.5625rem;
    padding-inline-start: ${theme.space[2]};
  }
`

export const Item = styled.li`
  margin: 0;
  padding: 0;
`

export const Row = styled.div`
  align-items: start;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.text};
  display: flex;
  gap: ${theme.space[2]};
  padding-block: 0.125rem;
  padding-inline: 1.5rem ${theme.space[2]};

  > svg {
    color: ${theme.color.textMuted};
    height: 1.5rem;
  }
`

export const Folder = styled.details`
  border: 0;
  margin: 0;
  padding: 0;
`

export const Summary = styled(Row).attrs({ as: 'summary' })`
  cursor: pointer;
  font-weight: 400;
  ${noMarker}
  margin: 0;
  padding-inline-start: ${theme.space[1]};

  ${hoverRow}
`

export const Chevron = styled(Icon)`
  transition: transform ${theme.motion.fast};

  [open] > ${Summary} > & {
    transform: rotate(90deg);
  }
`

export const OpenMark = styled(Icon)`
  display: none;

  [open] > ${Summary} > & {
    display: block;
  }
`

export const ClosedMark = styled(Icon)`
  [open] > ${Summary} > & {
    display: none;
  }
`

/** Name and note in one text, so that the note wraps under the name on narrow screens. */
export const Words = styled.span`
  ${breakable}
`

export const Name = styled.span`
  ${leftToRight}

  &:is(mark) {
    background: ${theme.color.primaryTint};
    box-shadow: 0 0 0 1px ${theme.color.primaryLine};
    color: ${theme.color.textStrong};
    font-weight: 500;
  }
`

export const Slash = styled.span`
  color: ${theme.color.textMuted};
`

export const Note = styled.span`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.sans};
  margin-inline-start: ${theme.space[1]};
`
