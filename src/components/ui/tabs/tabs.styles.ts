import { Tabs } from 'radix-ui'
import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

export const List = styled(Tabs.List)`
  box-shadow: inset 0 -1px ${theme.color.line};
  display: flex;
  gap: ${theme.space[5]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  ${media.noScript} {
    display: none;
  }
`

export const Trigger = styled(Tabs.Trigger)`
  border-bottom: 2px solid transparent;
  color: ${theme.color.textMuted};
  flex: none;
  font-size: ${theme.size.sm};
  font-weight: 500;
  line-height: 1.5rem;
  padding-block: ${theme.space[2]};
  transition: color ${theme.motion.fast};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
  &[data-state='active'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.textStrong};
  }
  /* Forced colours draw a transparent line too. */
  @media (forced-colors: active) {
    border-bottom-color: Canvas;
    &[data-state='active'] {
      border-bottom-color: Highlight;
    }
  }
  /* The row scrolls, so an outline around the label would be cut. */
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Panel = styled(Tabs.Content)`
  &[data-state='inactive'] {
    display: none;
  }

  ${media.noScript} {
    &[data-state='inactive'] {
      display: block;
    }
    &::before {
      color: ${theme.color.textMuted};
      content: attr(data-label);
      display: block;
      font: 500 ${theme.size.sm} / 1.5rem ${theme.font.sans};
      padding-block: ${theme.space[2]};
    }
  }
`
