import { previewPattern } from '@galley/theme/shell/draft-notices'
import { theme } from '@galley/tokens/theme'
import { innerRing, well } from '@galley/ui/styles/surface'
import { accentLink, breakable, monoNote, smallMuted } from '@galley/ui/styles/text'
import { styled } from 'styled-components'
import { ChoiceChip } from './choice-chip.styles'

export const Problem = styled.p`
  color: ${theme.color.errorText};
  font-size: ${theme.size.sm};

  & + & {
    margin-top: ${theme.space[2]};
  }
`

export const Waiting = styled.p`
  ${smallMuted}
  align-items: center;
  display: flex;
  gap: ${theme.space[2]};
  min-height: 2.25rem;
`

/** Secondary text. */
export const Note = styled.p`
  ${smallMuted}
`

/** A list that covers the padding of the dialog, up to its edges. */
export const Rows = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: none;
  margin-inline: calc(-1 * var(--dialog-padding));
  padding: 0;

  & > li + li {
    border-top: 1px solid ${theme.color.line};
  }
`

/** The last line of a row: facts about the branch or the link. */
export const Details = styled.span`
  ${smallMuted}
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  &:empty {
    display: none;
  }
`

export const Comparison = styled.div`
  margin-bottom: ${theme.space[5]};
`

export const Branch = styled.button`
  display: grid;
  font-size: ${theme.size.sm};
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} var(--dialog-padding);
  text-align: start;
  width: 100%;

  &:not(:disabled):hover {
    background: ${theme.color.sunken};
  }
  ${innerRing}
`

export const BranchName = styled.span`
  align-items: center;
  color: ${theme.color.textStrong};
  display: flex;
  flex-wrap: wrap;
  font: 500 ${theme.size.sm} / 1.4 ${theme.font.mono};
  gap: ${theme.space[2]};
`

export const LinkLines = styled(Rows)`
  border-bottom: 1px solid ${theme.color.line};
  border-top: 0;

  & > li {
    contain-intrinsic-size: auto 6rem;
    content-visibility: auto;
    padding: ${theme.space[3]} var(--dialog-padding);
  }
  & > :first-child {
    padding-top: 0;
  }
`

export const Line = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`

export const Position = styled.p`
  ${monoNote}

  & > a {
    ${accentLink}
  }
`

export const Corrected = styled.div`
  align-items: start;
  display: grid;
  gap: ${theme.space[2]};
  grid-template-columns: minmax(0, 1fr) auto;

  /* Makes the button as high as a line of the code beside the button. */
  & > button {
    margin-block: -0.375rem;
  }
`

export const Code = styled.code`
  font: 400 ${theme.size.small} / 1.6 ${theme.font.mono};
  min-width: 0;
  white-space: pre-wrap;

  & > del {
    background: ${theme.color.errorTint};
    color: ${theme.color.errorText};
    text-decoration-thickness: 1px;
  }
  & > ins {
    background: ${theme.color.successTint};
    color: ${theme.color.successText};
    text-decoration: none;
  }
`

export const Status = styled.p`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};

  &:not(:empty) {
    margin-bottom: ${theme.space[3]};
  }
`

export const Redirect = styled.div`
  ${well}
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[4]};
`

export const ShareForm = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

/** Keeps its height when its button is hidden. */
export const ShareEnd = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  gap: ${theme.space[3]};
  justify-content: space-between;
  min-height: 2.25rem;
`

export const LinkRow = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`

export const CopyFailure = styled(Problem)`
  min-height: 1.5em;
  padding-top: ${theme.space[1]};
`

export const SharedLinks = styled.section`
  margin-top: ${theme.space[6]};
`

export const Title = styled.h3`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 600;
  margin-bottom: ${theme.space[3]};
`

export const SharedRow = styled.li`
  align-items: center;
  display: flex;
  gap: ${theme.space[4]};
  justify-content: space-between;
  padding: ${theme.space[3]} var(--dialog-padding);
`

export const Words = styled(Line)`
  ${breakable}
`

export const Name = styled.span`
  color: ${theme.color.textStrong};
  font-size: ${theme.size.sm};
  font-weight: 500;

  [data-revoked] & {
    color: ${theme.color.textMuted};
    text-decoration: line-through;
  }
`

export const Log = styled.pre`
  ${well}
  color: ${theme.color.codeText};
  font: 400 ${theme.size.small} / 1.6 ${theme.font.mono};
  margin-block: ${theme.space[3]} ${theme.space[5]};
  max-height: 45dvh;
  overflow: auto;
  padding: ${theme.space[4]};
  white-space: pre-wrap;
`

export const Facts = styled.dl`
  display: grid;
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums;
  gap: ${theme.space[1]} ${theme.space[5]};
  grid-template-columns: max-content 1fr;
  line-height: 1.5;

  & > dt {
    color: ${theme.color.textMuted};
  }
  & > dd {
    margin: 0;
  }
`

export const DeviceTools = styled.div`
  align-items: center;
  border-bottom: 1px solid ${theme.color.line};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} var(--dialog-padding);
  position: sticky;
  inset-inline-start: 0;
`

export const Devices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`

export const Device = styled(ChoiceChip)`
  font-weight: 500;
  min-height: 2.5rem;
  padding-inline: ${theme.space[3]};
`

export const WidthField = styled.div`
  width: 7.5rem;
`

export const Size = styled.span`
  ${monoNote}
  font-variant-numeric: tabular-nums;
  margin-inline-start: auto;
`

/** The background around the page. Scrolls if the window is smaller than the device. */
export const DeviceRoom = styled.div`
  ${previewPattern}
  background-color: ${theme.color.sunken};
  display: flex;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: ${theme.space[6]};
`

export const DeviceFrame = styled.iframe`
  background: ${theme.color.ground};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  box-sizing: content-box;
  flex: none;
  margin: auto;
`
