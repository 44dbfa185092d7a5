import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'
import { idsOf, Label, spanOf } from '../FieldFrame.tsx'
import { FieldText } from '../FieldText.tsx'
import { fieldPart, useField, type FieldProps } from '../use-field.ts'
import type { Option } from './option.ts'
import { radioStops } from './radio-stops.ts'
import { useRadioKeys } from './use-radio-keys.ts'

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 })

const Segment = styled('label')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  // A row that is begun is not stretched: sizes keep one width.
  flex: '0 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 48,
  minHeight: 40,
  padding: '0 10px',
  borderRadius: 8,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  backgroundColor: vars.palette.background.paper,
  outline: `1px solid ${vars.palette.outline}`,
  outlineOffset: -1,
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { outlineColor: vars.palette.text.primary },
  '[aria-invalid="true"] > &': { outlineColor: vars.palette.error.main },
  // Width of the bold label, so that nothing moves when it is chosen.
  '&::after': {
    content: 'attr(data-label) / ""',
    height: 0,
    overflow: 'hidden',
    fontWeight: 600,
    visibility: 'hidden',
  },
  '& > span': { position: 'absolute' },
  '&:has(input:checked)': {
    fontWeight: 600,
    color: vars.palette.primary.darker,
    backgroundColor: vars.palette.primary.lighter,
    outline: `2px solid ${vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&:has(input:focus-visible)': {
    boxShadow: `0 0 0 2px ${vars.palette.background.paper}, 0 0 0 4px ${vars.palette.primary.main}`,
  },
  '&:has(input:disabled)': { color: vars.palette.text.disabled, cursor: 'default' },
}))

interface SegmentsProps<V extends Option['value']> {
  readonly label: string
  readonly options: readonly (Option & { readonly value: V })[]
  readonly value: unknown
  readonly name?: string
  readonly source?: string | undefined
  readonly error?: string | undefined
  readonly helper?: React.ReactNode
  readonly note?: string | undefined
  readonly question?: React.ReactNode
  readonly cols?: number | undefined
  readonly disabled?: boolean | undefined
  readonly inputRef?: (element: HTMLElement | null) => void
  readonly onChange: (value: V | null) => void
  readonly onBlur?: () => void
}

/** A few short choices side by side, outside the form library: all of them are read, and one click or letter chooses. */
export function SegmentField<V extends Option['value']>({
  label,
  options,
  value,
  cols,
  error,
  helper,
  note,
  ...props
}: SegmentsProps<V>) {
  const id = useId()
  const ids = idsOf(id)
  const keys = useRadioKeys({ options, value, onPick: props.onChange })
  const stops = radioStops(options, value)
  return (
    <FormControl fullWidth error={error !== undefined} sx={spanOf(cols, !helper && !note)}>
      <Label as="span" id={ids.label}>
        {label}
      </Label>
      <Group
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-describedby={error || helper || note ? ids.helper : undefined}
        aria-invalid={error !== undefined}
        aria-required
        {...(props.source && fieldPart(props.source))}
        {...keys}
        onBlur={props.onBlur}
      >
        {options.map((option, index) => (
          <Segment key={option.value} data-label={option.label}>
            <input
              type="radio"
              ref={index === 0 ? props.inputRef : undefined}
              name={props.name ?? id}
              checked={option.value === value}
              tabIndex={stops[index]}
              disabled={(props.disabled ?? false) || (option.disabled ?? false)}
              onChange={() => props.onChange(option.value)}
              style={visuallyHidden}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Group>
      <FormHelperText id={ids.helper} component="div">
        <FieldText error={error} helper={helper} note={note} />
      </FormHelperText>
      {props.question}
    </FormControl>
  )
}

interface SegmentInputProps extends FieldProps {
  readonly options: readonly Option[]
}

/** A few short choices side by side, of which one has to be chosen. */
export function SegmentInput({ options, ...props }: SegmentInputProps) {
  const { field, frame } = useField(props)
  const { label, error, helper, note, question, cols, disabled } = frame
  return (
    <SegmentField
      {...{ label, options, error, helper, note, question, cols, disabled }}
      name={field.name}
      value={field.value}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
