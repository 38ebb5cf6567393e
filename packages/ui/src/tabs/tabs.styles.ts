import { theme } from '@galley/tokens/theme'
import { Tabs } from 'radix-ui'
import { styled } from 'styled-components'
import { inlineSign } from '../styles/direction'
import { media } from '../styles/media'
import { innerRing } from '../styles/surface'
import { hiddenWithoutScript } from '../styles/visibility'

export const Root = styled.div`
  &[data-orientation='vertical'] {
    align-items: start;
    display: grid;
    gap: ${theme.space[6]};
    grid-template-columns: fit-content(40%) minmax(0, 1fr);
  }
  ${media.noScript} {
    &[data-orientation='vertical'] {
      display: block;
    }
  }
`

export const List = styled(Tabs.List)`
  box-shadow: inset 0 -1px ${theme.color.line};
  display: flex;
  gap: ${theme.space[5]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &[data-orientation='vertical'] {
    box-shadow: inset calc(1px * ${inlineSign}) 0 ${theme.color.line};
    flex-direction: column;
    gap: 0;
  }
  ${hiddenWithoutScript}
`

export const Trigger = styled(Tabs.Trigger)`
  align-items: center;
  border-bottom: 2px solid transparent;
  color: ${theme.color.textMuted};
  display: inline-flex;
  flex: none;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[2]};
  line-height: 1.5rem;
  padding-block: ${theme.space[2]};
  transition: color ${theme.motion.fast};
  white-space: nowrap;

  &[data-orientation='vertical'] {
    border-bottom: 0;
    border-inline-start: 2px solid transparent;
    padding-inline: ${theme.space[4]};
    text-align: start;
    white-space: normal;

    &[data-state='active'] {
      border-inline-start-color: ${theme.color.primary};
    }
  }
  ${media.hover} {
    &:hover:not([data-disabled]) {
      color: ${theme.color.textStrong};
    }
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  &[data-state='active'] {
    border-bottom-color: ${theme.color.primary};
    color: ${theme.color.textStrong};
  }
  /* Forced colours would show the transparent border. */
  ${media.forcedColors} {
    border-color: Canvas;
    &[data-state='active'] {
      border-color: Highlight;
    }
  }
  /* The scrolling row would clip an outer focus ring. */
  ${innerRing}
`

export const Panel = styled(Tabs.Content)`
  /* Hides an inactive panel until hydration sets the attribute "hidden". */
  &[data-state='inactive']:not([hidden]) {
    display: none;
  }
  /* hidden="until-found" hides the content of the panel, but not the margin and padding of the panel. */
  &&[hidden] {
    margin: 0;
    padding: 0;
  }

  ${media.noScript} {
    /* Must override the rule that restores an earlier choice: see "chosen-tabs.ts". */
    display: block !important;
    content-visibility: visible;
    &::before {
      color: ${theme.color.textMuted};
      content: attr(data-label);
      display: block;
      font: 500 ${theme.size.sm} / 1.5rem ${theme.font.sans};
      padding-block: ${theme.space[2]};
    }
  }
`
