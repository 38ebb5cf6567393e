import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { styled } from 'styled-components'

/** Each feature draws its own hairlines over gaps of one pixel, so that the rest of an incomplete row stays blank. */
export const Root = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  display: grid;
  gap: 1px;
  /* Up to three columns, each wide enough for a few words. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, 30%)), 1fr));
  overflow: hidden;
`

export const Item = styled.li`
  box-shadow: 0 0 0 1px ${theme.color.line};
  position: relative;
  padding: ${theme.space[6]};
  ${media.lg} {
    padding: ${theme.space[8]};
  }
`

export const Mark = styled.span`
  color: ${theme.color.primaryText};
  display: block;
  margin-bottom: ${theme.space[4]};
`

export const Title = styled.h3`
  font-size: ${theme.size.md};
  line-height: 1.4;
  margin-bottom: ${theme.space[2]};
`

export const Text = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.note};
  line-height: 1.6;

  code {
    color: ${theme.color.text};
    font-family: ${theme.font.mono};
    font-size: 0.9em;
  }
`
