import * as React from 'react'
import { LiveEditor } from '~/components/live-editor'

export const Example = () => <LiveEditor />
