import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { idsOf } from '../FieldFrame.tsx'
import { FieldText } from '../FieldText.tsx'
import { useField, type FieldProps } from '../use-field.ts'
import { radioStops } from './radio-stops.ts'
import { useRadioKeys } from './use-radio-keys.ts'

/** Single checkbox. */
export function CheckboxInput(props: FieldProps) {
  const { field, id, frame, aria } = useField(props)
  const { error, helper, note } = frame
  return (
    <FormControl
      error={Boolean(frame.error)}
      sx={{
        gridColumn: { xs: '1 / -1', md: `span ${props.cols ?? 12}` },
        mb: helper || note ? 1 : 0,
      }}
    >
      <FormControlLabel
        label={props.label}
        disabled={props.disabled ?? false}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...aria, 'aria-required': undefined } }}
          />
        }
      />
      <FormHelperText id={idsOf(id).helper} component="div" sx={{ mt: -0.75, ml: RECUO_DO_TEXTO }}>
        <FieldText error={error} helper={helper} note={note} />
      </FormHelperText>
    </FormControl>
  )
}

/** From the edge of a box to the text beside it, in pixels. */
const RECUO_DO_TEXTO = '31px'

interface Choice {
  readonly value: string | number | boolean
  readonly label: string
  readonly disabled?: boolean | undefined
}

interface RadioInputProps extends FieldProps {
  readonly options: readonly Choice[]
}

/** Radio group, for two to five choices worth reading side by side. */
export function RadioInput({ options, ...props }: RadioInputProps) {
  const { field, id, frame } = useField(props)
  const ids = idsOf(id)
  const { error, helper, note } = frame
  // Radios speak text; the form keeps the option's own value.
  const pick = (text: string): unknown =>
    options.find((option) => String(option.value) === text)?.value ?? null
  const keys = useRadioKeys({ options, value: field.value, onPick: field.onChange })
  const stops = radioStops(options, field.value)
  return (
    <FormControl
      error={Boolean(frame.error)}
      disabled={props.disabled ?? false}
      sx={{
        gridColumn: { xs: '1 / -1', md: `span ${props.cols ?? 12}` },
        mb: { xs: helper || note ? 1 : 0, sm: 0 },
      }}
    >
      <FormLabel id={ids.label} sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}>
        {props.label}
        {props.opcional && <Box component="small"> (opcional)</Box>}
      </FormLabel>
      <RadioGroup
        row
        name={field.name}
        aria-labelledby={ids.label}
        aria-describedby={error || helper || note ? ids.helper : undefined}
        aria-invalid={error !== undefined}
        value={String(field.value ?? '')}
        onChange={(_, text) => field.onChange(pick(text))}
        onBlur={field.onBlur}
        {...keys}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={String(option.value)}
            value={String(option.value)}
            label={option.label}
            disabled={option.disabled ?? props.disabled ?? false}
            control={
              <Radio tabIndex={stops[index]} slotProps={{ input: index === 0 ? { ref: field.ref } : {} }} />
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText id={ids.helper} component="div">
        <FieldText error={error} helper={helper} note={note} />
      </FormHelperText>
    </FormControl>
  )
}

const simNao: readonly Choice[] = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
]

/** Yes-or-no radio group that must be answered: unlike a checkbox, it starts unset. */
export const YesNoInput = (props: FieldProps) => <RadioInput options={simNao} {...props} />
