import { theme } from '@galley/tokens/theme'
import { Option, OptionDescription } from '@galley/ui/listbox'
import { media } from '@galley/ui/styles/media'
import { hoverRow, iconButton } from '@galley/ui/styles/surface'
import { smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Row = styled(Option)`
  cursor: pointer;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]};
  scroll-margin-block: 2.5rem ${theme.space[2]};

  ${media.coarse} {
    padding-block: ${theme.space[3]};
  }
`

export const Sign = styled.span`
  align-self: center;
  color: ${theme.color.textMuted};
  display: grid;
  flex: none;
  font: ${theme.size.md} ${theme.font.mono};
  place-items: center;
  width: 1.25rem;
`

export const Titles = styled(OptionDescription)`
  font-size: ${theme.size.xs};
`

export const Label = styled.span`
  color: ${theme.color.textStrong};
  display: block;
  font-weight: 500;
`

/** Reserves space for the excerpt, so that nothing moves when the excerpt loads. */
export const Excerpt = styled.span`
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${theme.color.textMuted};
  display: -webkit-box;
  font-size: ${theme.size.small};
  height: 2.5rem;
  overflow: hidden;

  ${media.sm} {
    -webkit-line-clamp: 1;
    height: 1.25rem;
  }
`

export const Mark = styled.mark`
  background: none;
  color: ${theme.color.primaryText};
  font-weight: 500;
  text-decoration: underline 2px ${theme.color.primaryLine};
  text-underline-offset: 0.2em;

  ${media.forcedColors} {
    background: Mark;
    color: MarkText;
  }
`

export const Enter = styled.span`
  ${smallMuted}
  align-self: center;

  :not([data-active]) > & {
    visibility: hidden;
  }
  ${media.coarse} {
    display: none;
  }
`

export const Remove = styled.span`
  ${iconButton}
  ${hoverRow}
  align-self: center;
  margin-block: -0.25rem;

  ${media.coarse} {
    height: 2.5rem;
    margin-block: -0.625rem;
    width: 2.5rem;
  }
`
