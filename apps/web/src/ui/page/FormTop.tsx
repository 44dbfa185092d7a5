import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { metrics, preso } from '../../theme/metrics.ts'
import { Icon } from '../icon/Icon.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import { StepList, type FormStep } from './FormStepper.tsx'

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  ...preso.noTopo,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: metrics.header.mobile,
  paddingBlock: 4,
  marginInline: -16,
  paddingInline: '4px 16px',
  backgroundColor: theme.vars.palette.background.default,
  [theme.breakpoints.up('sm')]: { marginInline: -24, paddingInline: '12px 24px' },
  '@media print': { position: 'static' },
}))

/** The application's own bar makes room. */
const around = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    '#conteudo': { paddingTop: 0, '--acima': `${metrics.header.mobile}px` },
    'header[data-sem-impressao]:not([data-form-topo])': { display: 'none' },
  },
})

export interface StepsOnTop {
  /** Accessible name of the steps. */
  readonly label: string
  readonly list: readonly FormStep[]
  readonly current: string
}

interface FormTopProps {
  /** Where the arrow leads, and what it is called. */
  readonly back: { readonly href: string; readonly label: string } | undefined
  readonly title: string
  /** Second line: whose form it is. */
  readonly detail?: string | undefined
  /** Steps, which the second line opens. */
  readonly steps?: StepsOnTop | undefined
  /** Attributes of the heading, as the one that takes the focus. */
  readonly heading?: Readonly<Record<`data-${string}`, string>> | undefined
  /** Saved state. */
  readonly status?: ReactNode
}

/** Top of a long form on a phone: the way back, where one is and what is saved, in the place of the app's own bar. */
export function FormTop({ back, title, detail, steps, heading, status }: FormTopProps) {
  return (
    <>
      <GlobalStyles styles={around} />
      <Bar data-form-topo data-sem-impressao>
        {back && (
          <IconButton component={Link} to={back.href} aria-label={back.label} sx={{ width: 44, height: 44 }}>
            <Icon name="seta-esquerda" />
          </IconButton>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            component="h1"
            variant="subtitle1"
            tabIndex={-1}
            {...heading}
            sx={{ lineHeight: 1.3, fontWeight: 700, outline: 'none', overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {steps ? (
            <StepsButton {...steps} detail={detail} />
          ) : (
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.35 }}>
              {detail}
            </Typography>
          )}
        </Box>
        {status}
      </Bar>
    </>
  )
}

function StepsButton({ label, list, current, detail }: StepsOnTop & Pick<FormTopProps, 'detail'>) {
  const [open, setOpen] = useState(false)
  const index = list.findIndex(({ id }) => id === current)
  const onde = [detail, `${index + 1} de ${list.length}`].filter(Boolean).join(' · ')
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${onde}. ${label}`}
        sx={{
          minHeight: 24,
          maxWidth: '100%',
          gap: 0.5,
          borderRadius: '6px',
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {onde}
        </Box>
        <Icon name="abre-baixo" size={16} />
      </ButtonBase>
      <BottomSheet open={open} title={label} onClose={() => setOpen(false)}>
        {/* Whichever step is chosen, the sheet is done. */}
        <Box component="nav" aria-label={label} onClick={() => setOpen(false)}>
          <StepList steps={list} index={index} />
        </Box>
      </BottomSheet>
    </>
  )
}
