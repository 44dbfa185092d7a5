import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Icon } from '../../icon/Icon.tsx'
import { Fold } from '../../motion/Fold.tsx'
import { idsOf } from '../FieldFrame.tsx'
import { FieldText } from '../FieldText.tsx'
import { useField, type FieldProps } from '../use-field.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'
import { radioStops } from './radio-stops.ts'

/** Consequence of a choice, under one of the compared headings. */
interface Fact {
  readonly text: string
  /** No consequence under this heading; shown dimmed. */
  readonly none?: boolean
}

export interface FactChoice {
  readonly value: string
  readonly label: string
  readonly detail?: string
  /** Short code at the end: `eSocial 02`. */
  readonly tag?: string
  /** One fact per heading. */
  readonly facts: readonly Fact[]
  /** Reason why it cannot be chosen; it stays visible for comparison. */
  readonly impossible?: string | undefined
  /** Hidden until asked for. */
  readonly rare?: boolean
}

/** Container query: room for the headings side by side. */
const LARGO = '@container (min-width: 640px)'

const Group = styled('div')(({ theme: { vars } }) => ({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  minWidth: 0,
  '& .linhas': { display: 'grid', gap: 4 },
  '& .cabecalho': { display: 'none' },
  [LARGO]: {
    '& .linhas': { gridTemplateColumns: 'minmax(230px, 1fr) repeat(var(--fatos), minmax(0, 112px))' },
    '& .cabecalho': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: 8,
      padding: '0 12px',
      fontSize: '0.75rem',
      fontWeight: 500,
      color: vars.palette.text.secondary,
    },
  },
}))

const Row = styled('label')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridColumn: '1 / -1',
  gap: 8,
  padding: '10px 12px 10px 46px',
  borderRadius: 10,
  cursor: 'pointer',
  fontSize: '0.875rem',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '& .MuiRadio-root': { position: 'absolute', insetInlineStart: 3, top: 1 },
  '&:has(input:checked)': { backgroundColor: vars.palette.primary.lighter },
  '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '& strong': { fontWeight: 600 },
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: vars.palette.text.secondary,
  },
  '&[data-impossible="true"]': { cursor: 'default', '& .nome > strong': { textDecoration: 'line-through' } },
  '& .fatos': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '6px 12px' },
  '& .fato': { fontSize: '0.8125rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .fato[data-none="true"]': { fontWeight: 400, color: vars.palette.text.secondary },
  [LARGO]: {
    gridTemplateColumns: 'subgrid',
    columnGap: 8,
    alignItems: 'start',
    '& .fatos': { display: 'contents' },
    // The heading of the column says it to the eye.
    '& .fato small': visuallyHidden,
  },
}))

interface FactsInputProps extends FieldProps {
  /** Headings by which the choices are compared. */
  readonly headings: readonly string[]
  readonly options: readonly FactChoice[]
  /** Label of the button that shows the rare choices: `Outras causas`. */
  readonly more?: string
}

/** Radio group whose choices are compared by their consequences: a table on wide screens, cards on phones. */
export function FactsInput({ headings, options, more, ...props }: FactsInputProps) {
  const { field, id, frame } = useField(props)
  const ids = idsOf(id)
  const lugar = useId()
  const rare = options.filter((option) => option.rare)
  const [open, setOpen] = useState(false)
  const isOpen = open || rare.some(({ value }) => value === field.value)
  const stops = radioStops(
    options.map(({ value, impossible }) => ({ value, disabled: impossible !== undefined })),
    field.value,
  )
  const draw = (option: FactChoice, index: number) => (
    <Choice
      key={option.value}
      option={option}
      headings={headings}
      name={field.name}
      checked={option.value === field.value}
      tabIndex={stops[options.indexOf(option)]}
      inputRef={index === 0 ? field.ref : undefined}
      onPick={() => field.onChange(option.value)}
      onBlur={field.onBlur}
    />
  )
  return (
    <Group
      role="radiogroup"
      aria-label={props.label}
      aria-describedby={ids.helper}
      aria-invalid={frame.error !== undefined}
      style={{ '--fatos': headings.length } as React.CSSProperties}
    >
      {headings.length === 0 && (
        <Typography component="p" aria-hidden sx={{ mb: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
          {props.label}
        </Typography>
      )}
      <div className="linhas">
        <div className="cabecalho" aria-hidden>
          <span />
          {headings.map((heading) => (
            <span key={heading}>{heading}</span>
          ))}
        </div>
        {options.filter((option) => !option.rare).map(draw)}
      </div>
      {rare.length > 0 && (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={lugar}
            endIcon={<Icon name={isOpen ? 'seta-cima' : 'abre-baixo'} size={16} />}
            onClick={() => setOpen(!isOpen)}
            sx={{ my: 0.5, ml: 0.5 }}
          >
            {more}
          </Button>
          <Fold id={lugar} open={isOpen}>
            <div className="linhas">{rare.map((option) => draw(option, 1))}</div>
          </Fold>
        </>
      )}
      <FormHelperText id={ids.helper} component="div" error={Boolean(frame.error)} sx={{ mx: 1.5 }}>
        <FieldText error={frame.error} helper={frame.helper} note={frame.note} />
      </FormHelperText>
    </Group>
  )
}

/** A sentence goes on after its stop; a few words are set apart. */
const told = (detail: string | undefined, tag: string | undefined): string =>
  [detail, tag].filter(Boolean).join(detail?.endsWith('.') ? ' ' : ' · ')

interface ChoiceProps {
  readonly option: FactChoice
  readonly headings: readonly string[]
  readonly name: string
  readonly checked: boolean
  readonly tabIndex: number | undefined
  readonly inputRef: React.Ref<HTMLInputElement> | undefined
  readonly onPick: () => void
  readonly onBlur: () => void
}

function Choice({ option, headings, name, checked, tabIndex, inputRef, onPick, onBlur }: ChoiceProps) {
  const { value, label, detail, tag, facts, impossible } = option
  const id = useId()
  const ids = { label: `${id}-nome`, more: `${id}-mais`, facts: `${id}-fatos` }
  return (
    <Row data-impossible={impossible !== undefined}>
      <Radio
        name={name}
        value={value}
        checked={checked}
        tabIndex={tabIndex}
        disabled={impossible !== undefined}
        onChange={onPick}
        onBlur={onBlur}
        slotProps={{
          input: {
            ref: inputRef,
            'aria-labelledby': ids.label,
            'aria-describedby': `${ids.more} ${ids.facts}`,
          },
        }}
      />
      <span className="nome">
        <strong id={ids.label}>{label}</strong>
        <small id={ids.more}>{told(impossible ?? detail, tag)}</small>
      </span>
      <span className="fatos" id={ids.facts}>
        {facts.map(({ text, none = false }, index) => (
          <span key={headings[index]} className="fato" data-none={none}>
            <small>{headings[index]}: </small>
            {text}
          </span>
        ))}
      </span>
    </Row>
  )
}
