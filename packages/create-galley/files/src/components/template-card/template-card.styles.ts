import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { coveringLink } from '@galley/ui/styles/surface'
import { facts, serifTitle } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

export const Grid = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[8]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(13rem, 30%)), 1fr));
`

export const Root = styled.article`
  align-content: start;
  display: grid;
  gap: ${theme.space[4]};
  position: relative;
  transition: transform ${theme.motion.base};
  ${media.hover} {
    &:hover {
      transform: translateY(-2px);
    }
    & > :first-child {
      transition: border-color ${theme.motion.base};
    }
    &:hover > :first-child {
      border-color: ${theme.color.lineStrong};
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`

export const Facts = styled.div`
  ${facts}
  justify-content: space-between;
`

export const Title = styled.h2`
  ${serifTitle('xl')}

  /* The link's area is the card's. */
  a {
    ${coveringLink}
  }
`

export const Subtitle = styled.p`
  color: ${theme.color.textMuted};
`
