import { styled } from '@mui/material/styles'
import type { Tone } from './StatusChip.tsx'

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 3,
  '& > i': {
    flex: 1,
    height: 8,
    borderRadius: 2,
    backgroundColor: vars.palette.action.selected,
  },
  '& > i[data-tone="warning"]': { boxShadow: `inset 0 0 0 1px ${vars.palette.warning.main}` },
  '& > i[data-tone="error"]': { boxShadow: `inset 0 0 0 1px ${vars.palette.error.main}` },
  '& > i[data-past="true"]': { backgroundColor: vars.palette.success.main },
  '& > i[data-past="true"][data-tone="warning"]': { backgroundColor: vars.palette.warning.main },
  '& > i[data-past="true"][data-tone="error"]': { backgroundColor: vars.palette.error.main },
}))

interface StepBarProps {
  /** One tone per step, in order. */
  readonly tones: readonly Tone[]
  /** Number of steps that are over. */
  readonly past: number
}

/** Progress of a term of a few days; decorative, the text beside it says the same. */
export const StepBar = ({ tones, past }: StepBarProps) => (
  <Bar aria-hidden>
    {tones.map((tone, index) => (
      <i key={index} data-tone={tone} data-past={index < past} />
    ))}
  </Bar>
)
