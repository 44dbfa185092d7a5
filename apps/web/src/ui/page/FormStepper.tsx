import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { showWhole } from '../../lib/focus.ts'
import { Icon } from '../icon/Icon.tsx'

export type StepState = 'vazia' | 'incompleta' | 'completa' | 'com-erro'

export interface FormStep {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly state: StepState
  /** What came back in it, in words: `2 devolvidos`. */
  readonly nota?: string | undefined
  /** What is wrong in it, in words: `1 errado`. */
  readonly erro?: string | undefined
  /** What is still missing, or what there is, in words: `faltam 5`, `8 de 10`. */
  readonly resta?: string | undefined
}

/** Counts of a step in one line: `1 errado · faltam 5`. */
export const contagemDoPasso = ({ erro, resta }: FormStep): string =>
  [erro, resta].filter(Boolean).join(' · ')

const words: Readonly<Record<StepState, string>> = {
  vazia: 'não iniciada',
  incompleta: 'incompleta',
  completa: 'completa',
  'com-erro': 'com pendências',
}

const Marker = styled('span', { shouldForwardProp: (prop) => prop !== 'state' && prop !== 'current' })<{
  state: StepState
  current: boolean
}>(({ theme, state, current }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 26,
  height: 26,
  borderRadius: '50%',
  fontSize: '0.75rem',
  fontWeight: 700,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 70%, transparent)`,
  color: theme.vars.palette.text.secondary,
  ...(state === 'com-erro' && {
    borderColor: theme.vars.palette.error.main,
    color: theme.vars.palette.error.dark,
  }),
  ...(state === 'completa' && {
    borderColor: 'transparent',
    color: theme.vars.palette.success.dark,
    backgroundColor: theme.vars.palette.success.lighter,
  }),
  ...(current && {
    borderColor: 'transparent',
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  }),
}))

const StepLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  minHeight: 40,
  padding: '6px 10px',
  borderRadius: 10,
  borderInlineStart: '3px solid transparent',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& small[data-erro]': { color: theme.vars.palette.error.dark, fontWeight: 600 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    fontWeight: 700,
    borderInlineStartColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))

interface FormStepperProps {
  readonly steps: readonly FormStep[]
  readonly current: string
  /** Accessible name of the steps. */
  readonly label: string
}

/** Stepper of a long form: a side column on desktops, a bar with the current step on phones. */
export function FormStepper({ steps, current, label }: FormStepperProps) {
  const index = steps.findIndex((step) => step.id === current)
  return (
    <Box component="nav" aria-label={label}>
      <CompactSteps steps={steps} index={index} />
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <StepList steps={steps} index={index} />
      </Box>
    </Box>
  )
}

interface StepListProps {
  readonly steps: readonly FormStep[]
  readonly index: number
}

/** Steps one below the other, with what each still needs. */
export const StepList = ({ steps, index }: StepListProps) => (
  <Box component="ol" sx={{ display: 'grid', gap: 0.25, m: 0, p: 0, listStyle: 'none' }}>
    {steps.map((step, i) => (
      <li key={step.id}>
        <StepLink to={step.href} aria-current={i === index ? 'step' : undefined}>
          <StepMark step={step} number={i + 1} current={i === index} />
          <span style={{ flex: 1 }}>{step.label}</span>
          {/* Beside the name where one thing is told, below it where there are two. */}
          {contagemDoPasso(step) && (
            <Box component="small" sx={step.erro ? { flexBasis: '100%', pl: '36px' } : {}}>
              {step.erro && <small data-erro>{step.erro}</small>}
              {step.erro && step.resta && ' · '}
              {step.resta}
            </Box>
          )}
          {step.nota && (
            <Box component="small" sx={{ flexBasis: '100%', pl: '36px', fontWeight: 600 }}>
              {step.nota}
            </Box>
          )}
        </StepLink>
      </li>
    ))}
  </Box>
)

interface StepMarkProps {
  readonly step: FormStep
  readonly number: number
  readonly current: boolean
}

const StepMark = ({ step, number, current }: StepMarkProps) => (
  <Marker state={step.state} current={current} title={words[step.state]}>
    {step.state === 'completa' ? <Icon name="check" size={16} label={words.completa} /> : number}
  </Marker>
)

/** Compact stepper below the desktop: the current step in words, all steps as a scrolling row of marks. */
function CompactSteps({ steps, index }: { readonly steps: readonly FormStep[]; readonly index: number }) {
  return (
    <Box sx={{ display: { xs: 'block', lg: 'none' } }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        Etapa {index + 1} de {steps.length}: {steps[index]?.label}
        {steps[index]?.nota && ` – ${steps[index].nota}`}
      </Typography>
      <Box
        component="ol"
        onFocus={showWhole}
        sx={{
          display: 'flex',
          gap: 0.75,
          m: 0,
          p: 0.5,
          mx: -0.5,
          listStyle: 'none',
          overflowX: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        {steps.map((step, i) => (
          <li key={step.id}>
            <Link
              to={step.href}
              aria-label={`${i + 1}. ${step.label} (${[words[step.state], contagemDoPasso(step), step.nota].filter(Boolean).join(', ')})`}
              aria-current={i === index ? 'step' : undefined}
              style={{ display: 'block', borderRadius: 999, textDecoration: 'none' }}
            >
              <StepMark step={step} number={i + 1} current={i === index} />
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
