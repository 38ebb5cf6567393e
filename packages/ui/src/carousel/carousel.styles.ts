import { theme } from '@galley/tokens/theme'
import { styled } from 'styled-components'
import { media } from '../styles/media'
import { hiddenWithoutScript } from '../styles/visibility'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
`

/** A row that scrolls from slide to slide until the scripts have loaded, and without scripts. */
export const Viewport = styled.div`
  border-radius: ${theme.radius.md};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  [data-ready] > & {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
  }
`

const gap = theme.space[4]

/** Each slide contains the gap, because a loop moves slides one by one. */
export const Track = styled.div`
  display: flex;
  margin-inline-start: -${gap};
`

export const Slide = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  padding-inline-start: ${gap};
  scroll-margin-inline-start: -${gap};
  scroll-snap-align: start;
`

export const Controls = styled.div`
  align-items: center;
  display: flex;
  gap: ${theme.space[2]};
  justify-content: space-between;

  ${hiddenWithoutScript}
`

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

export const Dot = styled.button`
  display: grid;
  height: 1.5rem;
  place-items: center;
  width: 1.5rem;

  &::before {
    background: ${theme.color.lineStrong};
    border-radius: ${theme.radius.full};
    content: '';
    height: 0.5rem;
    transition: background-color ${theme.motion.base};
    width: 0.5rem;
  }
  ${media.hover} {
    &:hover::before {
      background: ${theme.color.textMuted};
    }
  }
  &[aria-current]::before {
    background: ${theme.color.primaryText};
  }
  ${media.forcedColors} {
    &::before {
      border: 1px solid ButtonText;
    }
    &[aria-current]::before {
      background: Highlight;
    }
  }
`
