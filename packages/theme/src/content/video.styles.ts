import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { well } from '@galley/ui/styles/surface'
import { styled } from 'styled-components'
import { block } from './block.styles'

export const Frame = styled.div`
  ${block}
  aspect-ratio: var(--ratio);
  ${well}
  overflow: hidden;
  position: relative;
`

export const Video = styled.video`
  height: 100%;
  object-fit: contain;
  width: 100%;
`

export const Player = styled.iframe`
  border: 0;
  height: 100%;
  inset: 0;
  position: absolute;
  width: 100%;
`

export const PlayMark = styled.span`
  background: ${theme.color.primary};
  border-radius: ${theme.radius.full};
  color: ${theme.color.onAccent};
  display: grid;
  grid-row: 1;
  height: 4rem;
  place-content: center;
  place-self: center;
  position: relative;
  transition: transform ${theme.motion.base};
  width: 4rem;
`

/* The play mark is above the text, and the picture is behind both. */
export const Facade = styled.a`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  position: relative;

  img {
    height: 100%;
    inset: 0;
    object-fit: cover;
    position: absolute;
    width: 100%;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover ${PlayMark} {
      transform: scale(1.06);
    }
  }
`

export const Words = styled.span`
  align-items: baseline;
  background: ${theme.color.raised};
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.xs};
  gap: 0 ${theme.space[3]};
  grid-row: 2;
  justify-content: space-between;
  line-height: 1.5;
  padding: ${theme.space[2]} ${theme.space[4]};
  position: relative;
`

export const Title = styled.span`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 500;
`
