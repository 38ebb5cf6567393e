import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { leftToRight } from '@galley/ui/styles/direction'
import { media } from '@galley/ui/styles/media'
import { lead, serifTitle } from '@galley/ui/styles/text'
import { styled } from 'styled-components'
import { Logo as SiteLogo } from './logo'

export const Root = styled.div`
  align-items: center;
  display: flex;
  flex-direction: column;
  margin-inline: auto;
  max-width: ${theme.width.text};
  padding-block: ${theme.space[16]} ${theme.space[20]};
  text-align: center;

  ${media.md} {
    padding-block: ${theme.space[24]};
  }
`

export const Caret = styled.svg`
  fill: none;
  height: 2.5rem;
  margin-bottom: ${theme.space[4]};
  stroke: ${theme.color.primary};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 3;
  width: 4rem;
`

export const Logo = styled(SiteLogo)`
  height: 2.5rem;
  margin-bottom: ${theme.space[4]};
`

export const Status = styled.p`
  color: ${theme.color.primaryText};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.sm};
  letter-spacing: 0.08em;
`

export const Title = styled.h1`
  ${serifTitle('4xl', '5xl')}
  margin-top: ${theme.space[2]};
`

export const Subject = styled.span`
  ${leftToRight}
  ${lead}
  display: block;
  font-family: ${theme.font.mono};
  letter-spacing: 0;
  line-height: 1.5;
  margin-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`

export const Message = styled.p`
  ${lead}
  margin-top: ${theme.space[4]};
`

export const Back = styled(Button)`
  margin-top: ${theme.space[8]};
`
