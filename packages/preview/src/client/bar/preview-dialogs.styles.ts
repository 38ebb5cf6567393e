import { previewPattern } from '@galley/theme/shell/draft-notices'
import { theme } from '@galley/tokens/theme'
import { well } from '@galley/ui/styles/surface'
import { monoNote } from '@galley/ui/styles/text'
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
  align-items: center;
  color: ${theme.color.textMuted};
  display: flex;
  font-size: ${theme.size.sm};
  gap: ${theme.space[2]};
  min-height: 2.25rem;
`

export const ShareForm = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

/** Keeps its height without the button. */
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

export const Note = styled.p`
  color: ${theme.color.errorText};
  font-size: ${theme.size.sm};
  min-height: 1.5em;
  padding-top: ${theme.space[1]};
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
  left: 0;
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
  margin-left: auto;
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
