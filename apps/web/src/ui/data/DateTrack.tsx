import { styled } from '@mui/material/styles'
import { diaComSemana } from '../../lib/time/textos.ts'
import { columnsOf, placeOf, type DatePoint } from './date-track.ts'

/** Range of days above the line. */
export interface DateSpan {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly tone: 'primary' | 'warning'
}

interface DateTrackProps {
  readonly points: readonly DatePoint[]
  readonly spans?: readonly DateSpan[]
}

/** Container query: room for the days side by side. */
const LARGO = '@container (min-width: 620px)'

const Track = styled('div')(({ theme: { vars } }) => ({
  containerType: 'inline-size',
  fontSize: '0.875rem',
  '& ol, & ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& time, & strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& .dia': { position: 'relative', padding: '0 0 18px 26px' },
  '& .dia:last-child': { paddingBottom: 0 },
  '& .dia > i': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 4,
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: `4px solid ${vars.palette.primary.main}`,
    backgroundColor: vars.palette.background.paper,
    zIndex: 1,
  },
  '& .dia[data-tone="error"] > i': { borderColor: vars.palette.error.main },
  '& .dia[data-tone="error"] time': { color: vars.palette.error.dark },
  '& .dia[data-tone="soft"] > i': { borderColor: vars.palette.text.disabled },
  '& .dia::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    top: 12,
    bottom: -6,
    width: 2,
    backgroundColor: vars.palette.divider,
  },
  '& .dia:last-child::before': { display: 'none' },
  '& .faixa': {
    width: 'fit-content',
    maxWidth: '100%',
    padding: '3px 10px',
    marginBottom: 8,
    borderRadius: 6,
    fontSize: '0.75rem',
    fontWeight: 600,
    color: vars.palette.primary.dark,
    backgroundColor: vars.palette.primary.lighter,
  },
  '& .faixa[data-tone="warning"]': {
    color: vars.palette.warning.darker,
    backgroundColor: vars.palette.warning.lighter,
  },
  [LARGO]: {
    '& ol': { display: 'grid', gridTemplateColumns: 'repeat(var(--dias), minmax(0, 1fr))' },
    '& .dia': { padding: '26px 12px 0 0' },
    '& .dia > i': { top: 0 },
    '& .dia::before': { insetInlineStart: 0, top: 6, bottom: 'auto', width: '100%', height: 2 },
    '& .dia:last-child::before': { display: 'block', width: 14 },
    '& .faixa': {
      width: 'auto',
      minWidth: 'max-content',
      marginInlineStart: 'var(--de)',
      marginInlineEnd: 'var(--fim)',
    },
  },
}))

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`

/** Dates in order, each with its events; ranges above the line keep their place between the dates. */
export function DateTrack({ points, spans = [] }: DateTrackProps) {
  const columns = columnsOf(points)
  const days = columns.map(({ date }) => date)
  return (
    <Track style={{ '--dias': columns.length } as React.CSSProperties}>
      {spans.length > 0 && (
        <ul>
          {spans.map(({ from, to, label, tone }) => (
            <li
              key={label}
              className="faixa"
              data-tone={tone}
              style={
                {
                  '--de': percent(placeOf(days, from)),
                  '--fim': percent(1 - placeOf(days, to)),
                } as React.CSSProperties
              }
            >
              {label}
            </li>
          ))}
        </ul>
      )}
      <ol>
        {columns.map(({ date, tone, labels }) => (
          <li key={date} className="dia" data-tone={tone}>
            <i aria-hidden />
            <time dateTime={date}>{diaComSemana(date)}</time>
            {labels.map(({ label, note }) => (
              <div key={label}>
                {label}
                {note && <small>{note}</small>}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Track>
  )
}
