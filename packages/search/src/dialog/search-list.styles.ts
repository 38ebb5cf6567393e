import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { forcedHighlight, hoverGround } from '@galley/ui/styles/surface'
import { breakable, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Group = styled.div`
  padding: ${theme.space[2]};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`

export const GroupLabel = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: 500;
  line-height: 1.25rem;
  padding: ${theme.space[1]} ${theme.space[2]};
`

export const Row = styled.div`
  align-items: flex-start;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  cursor: pointer;
  display: flex;
  gap: ${theme.space[3]};
  line-height: 1.25rem;
  padding: ${theme.space[2]};
  scroll-margin-block: 2.5rem ${theme.space[2]};

  &[data-active] {
    background: ${hoverGround};
  }
  ${media.coarse} {
    padding-block: ${theme.space[3]};
  }
  ${forcedHighlight('&[data-active]')}
`

export const Sign = styled.span`
  align-self: center;
  color: ${theme.color.textMuted};
  display: grid;
  flex: none;
  font-family: ${theme.font.mono};
  height: 1.25rem;
  place-items: center;
  width: 1.25rem;
`

export const Words = styled.span`
  flex: 1;
  ${breakable}
`

export const Titles = styled.span`
  color: ${theme.color.textMuted};
  display: block;
  font-size: ${theme.size.xs};
`

export const Label = styled.span`
  color: ${theme.color.textStrong};
  display: block;
  font-size: ${theme.size.sm};
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
  text-decoration: underline;
  text-decoration-color: ${theme.color.primaryLine};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.2em;

  ${media.forcedColors} {
    background: Mark;
    color: MarkText;
  }
`

export const Enter = styled.span`
  align-self: center;
  ${smallMuted}
  visibility: hidden;

  [data-active] > & {
    visibility: visible;
  }
  ${media.coarse} {
    display: none;
  }
`

export const Remove = styled.span`
  align-self: center;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  display: grid;
  flex: none;
  height: 1.5rem;
  margin-block: -0.125rem;
  place-items: center;
  width: 1.5rem;

  &:hover {
    background: ${hoverGround};
    color: ${theme.color.textStrong};
  }
  ${media.coarse} {
    height: 2.5rem;
    margin-block: -0.625rem;
    width: 2.5rem;
  }
`
