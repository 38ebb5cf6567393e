import { theme } from '@galley/tokens/theme'
import { Accordion } from 'radix-ui'
import { styled } from 'styled-components'
import { media } from '../styles/media'
import { fadeIn } from '../styles/motion'
import { breakable } from '../styles/text'

export const Item = styled(Accordion.Item)`
  border-bottom: 1px solid ${theme.color.line};

  &:first-child {
    border-top: 1px solid ${theme.color.line};
  }
`

export const Heading = styled(Accordion.Header)`
  font: inherit;
  letter-spacing: inherit;
`

export const Trigger = styled(Accordion.Trigger)`
  align-items: center;
  color: ${theme.color.textStrong};
  display: flex;
  font-weight: 500;
  gap: ${theme.space[3]};
  line-height: 1.5;
  padding-block: ${theme.space[4]};
  text-align: start;
  width: 100%;

  & > svg {
    color: ${theme.color.textMuted};
  }
  & > svg:last-child {
    transition: transform ${theme.motion.base};
  }
  &[data-state='open'] > svg:last-child {
    transform: rotate(180deg);
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  ${media.hover} {
    &:hover:not([data-disabled]) > svg {
      color: ${theme.color.textStrong};
    }
  }
  /* Without scripts every panel is open. */
  ${media.noScript} {
    cursor: auto;

    & > svg:last-child {
      display: none;
    }
  }
`

export const Label = styled.span`
  flex: 1;
  ${breakable}
`

export const Content = styled(Accordion.Content)`
  &[data-state='open'] {
    animation: ${fadeIn} ${theme.motion.base};
  }
  ${media.noScript} {
    &[hidden] {
      content-visibility: visible;
      display: block;
    }
  }
`

/** Holds the bottom space, so that a closed panel has none. */
export const Body = styled.div`
  color: ${theme.color.text};
  padding-bottom: ${theme.space[5]};
`
