import { theme } from '@galley/tokens/theme'
import { leftToRight } from '@galley/ui/styles/direction'
import { wrappedRow } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'
import { block } from './block.styles'

export const Group = styled.div`
  ${block}
`

export const Title = styled.p`
  ${smallMuted}
  font-weight: 500;
  margin-block: 0 ${theme.space[2]};
`

export const List = styled.dl`
  border-block: 1px solid ${theme.color.line};
  margin-block: 0;
  max-width: none;
`

export const Root = styled.div`
  padding-block: ${theme.space[4]};

  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
  /* The target of the URL hash. */
  &:target {
    background: ${theme.color.primaryTint};
    border-radius: ${theme.radius.sm};
    box-shadow: 0 0 0 ${theme.space[3]} ${theme.color.primaryTint};
    clip-path: inset(0 -${theme.space[3]});
  }
`

export const Head = styled.dt`
  align-items: baseline;
  ${wrappedRow(1, 3)}
  font-size: ${theme.size.sm};
  font-weight: 400;
  line-height: 1.5;
  margin-block: 0;
`

export const Name = styled.span`
  ${leftToRight}
  color: ${theme.color.textStrong};
  font: 600 ${theme.size.sm} / 1.5 ${theme.font.mono};

  &[data-deprecated] {
    text-decoration: line-through ${theme.color.textMuted};
  }
`

export const SelfLink = styled.a`
  ${media.hover} {
    &:hover {
      color: ${theme.color.primaryText};
    }
  }
`

export const Type = styled.span`
  ${leftToRight}
  color: ${theme.color.textMuted};
  font: 400 ${theme.size.small} / 1.5 ${theme.font.mono};
`

export const Mark = styled.span`
  font-size: ${theme.size.xs};
  font-weight: 500;

  &[data-mark='required'] {
    color: ${theme.color.errorText};
  }
  &[data-mark='deprecated'] {
    color: ${theme.color.warningText};
  }
`

export const Preset = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  margin-inline-start: auto;
`

export const Text = styled.dd`
  font-size: ${theme.size.note};
  margin-block-start: ${theme.space[1]};
  padding-inline-start: 0;

  &:empty {
    display: none;
  }
  > :is(p, ul, ol):not(:first-child) {
    margin-block-start: 0.625rem;
  }
`
