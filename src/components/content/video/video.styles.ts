import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'
import { block } from '../prose'

export const Frame = styled.div`
  ${block}
  aspect-ratio: var(--ratio);
  background: ${theme.color.sunken};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
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
  height: 4rem;
  inset: 0;
  margin: auto;
  place-content: center;
  position: absolute;
  transition: transform ${theme.motion.base};
  width: 4rem;
`

export const Facade = styled.a`
  display: block;
  height: 100%;
  position: relative;

  img {
    height: 100%;
    object-fit: cover;
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
  inset: auto 0 0;
  justify-content: space-between;
  line-height: 1.5;
  padding: ${theme.space[2]} ${theme.space[4]};
  position: absolute;
`

export const Title = styled.span`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 500;
`
