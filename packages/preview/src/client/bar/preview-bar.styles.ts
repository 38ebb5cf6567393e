import { PreviewStamp } from '@galley/theme/shell/draft-notices'
import { theme } from '@galley/tokens/theme'
import { Button } from '@galley/ui/button'
import { media } from '@galley/ui/styles/media'
import { oneLine } from '@galley/ui/styles/text'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { visuallyHidden } from '@galley/ui/visually-hidden.styles'
import { styled } from 'styled-components'

/** Space at the end of the page that keeps its content above the bar. */
const ROOM = '5rem'

/**
 * Has no height, so the dock covers nothing beside the bar. The class makes react-remove-scroll keep the scrollbar's space while a dialog is open.
 */
export const Dock = styled.div.attrs({ className: 'right-scroll-bar-position' })`
  bottom: max(${theme.space[4]}, env(safe-area-inset-bottom));
  height: 0;
  inset-inline: 0;
  position: fixed;
  z-index: ${theme.layer.header};

  ${media.belowMd} {
    bottom: max(${theme.space[2]}, env(safe-area-inset-bottom));
  }
`

export const Bar = styled.section`
  /* The page ends above the bar, and the bar never covers the focused element. */
  @media screen {
    html:has(&:not([hidden])) {
      scroll-padding-bottom: ${ROOM};
    }
    body:has(&:not([hidden])) {
      padding-bottom: ${ROOM};
    }
  }

  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  bottom: 0;
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.color.text};
  display: flex;
  font-size: ${theme.size.sm};
  inset-inline: ${theme.space[3]};
  line-height: 1.4;
  margin-inline: auto;
  /* A fixed width, so that the bar does not move while its texts change. */
  max-width: ${theme.width.container};
  position: absolute;

  ${media.belowMd} {
    inset-inline: ${theme.space[2]};
  }
  &[hidden] {
    display: none;
  }
  ${hiddenInPrint}
`

export const BarStamp = styled(PreviewStamp)`
  border-inline-end: 1px solid ${theme.color.line};
  border-start-start-radius: 7px;
  border-end-start-radius: 7px;
  padding-inline: ${theme.space[4]};

  &[data-view='published'] {
    background: none;
    color: ${theme.color.textMuted};
  }
  ${media.belowMd} {
    padding-inline: ${theme.space[3]};
  }
`

export const Line = styled.div`
  align-items: center;
  display: flex;
  flex: 1;
  gap: ${theme.space[3]};
  min-height: 3rem;
  min-width: 0;
  padding-block: 0.1875rem;
  padding-inline: ${theme.space[4]} 0.25rem;

  ${media.belowMd} {
    gap: 0;
    padding-inline-start: ${theme.space[3]};

    &[data-end] {
      align-items: start;
      flex-direction: column;
      gap: ${theme.space[2]};
      padding: ${theme.space[3]};
    }
  }
`

export const Status = styled.span`
  align-items: center;
  display: inline-flex;
  flex: none;
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  gap: 0.375rem;
  white-space: nowrap;
`

export const Retrying = styled.span`
  ${media.belowLg} {
    display: none;
  }
`

export const Sentence = styled.span`
  min-width: 0;
  padding-block: ${theme.space[1]};
  text-wrap: pretty;
`

export const Problems = styled.span`
  background: ${theme.color.errorTint};
  border: 1px solid ${theme.color.errorLine};
  border-radius: ${theme.radius.full};
  color: ${theme.color.errorText};
  font-size: ${theme.size.xs};
  line-height: 1.25;
  padding: 0.125rem ${theme.space[2]};
  ${oneLine}
`

export const Page = styled.span`
  align-items: center;
  display: inline-flex;
  gap: ${theme.space[2]};
  min-width: 0;
  white-space: nowrap;

  /* A narrow bar has space for only one of: the button that reconnects, the problems, and the rest. */
  ${media.belowLg} {
    &[data-status='offline'],
    &:has(${Problems}) > :not(${Problems}) {
      display: none;
    }
  }
`

export const Muted = styled.span`
  color: ${theme.color.textMuted};
  ${oneLine}
`

export const Update = styled(Muted)`
  font-variant-numeric: tabular-nums;
  max-width: 16rem;

  ${media.belowLg} {
    display: none;
  }
`

export const Spacer = styled.span`
  flex: 1;
`

export const BarButton = styled(Button)`
  --button-height: 2.5rem;
  font-variant-numeric: tabular-nums;

  ${media.belowMd} {
    &:not([data-square]) {
      padding-inline: ${theme.space[2]};
    }
  }
`

export const BuildButton = styled(BarButton)`
  font-weight: 400;

  ${media.belowXl} {
    display: none;
  }
`

/** Truncated, because the path of a waiting file may be long. */
export const BuildWords = styled.span`
  max-width: 24rem;
  ${oneLine}
`

/** A dot. The text beside the dot has the same meaning as the colour. */
export const BuildMark = styled.span`
  border-radius: 50%;
  height: 0.5rem;
  width: 0.5rem;
`

export const ProblemWord = styled.span`
  ${media.belowLg} {
    ${visuallyHidden}
  }
`

export const People = styled.span`
  ${media.belowXl} {
    ${visuallyHidden}
  }
`

/** Replaces the words of `People` in a narrow bar. */
export const PeopleCount = styled.span`
  ${media.xl} {
    display: none;
  }
`

export const PeopleList = styled.ul`
  display: grid;
  font-size: ${theme.size.sm};
  gap: ${theme.space[1]};
  list-style: none;
  padding: 0;
`

export const Retry = styled(BarButton)`
  margin-bottom: ${theme.space[4]};
  margin-inline-end: ${theme.space[3]};
`

export const DrawerActions = styled.ul`
  list-style: none;
  border-top: 1px solid ${theme.color.line};
  margin-inline: calc(-1 * var(--dialog-padding));
  margin-top: ${theme.space[5]};
  padding: ${theme.space[2]} calc(var(--dialog-padding) - ${theme.space[3]}) 0;

  & button,
  & a {
    font-weight: 400;
    justify-content: start;
    padding-inline: ${theme.space[3]};
  }
`
